import { listed, type Technology } from './technology.ts'

/** Data, learning machines, statistics and the sciences, taken in any case. */
const NAMES = {
  names: `
    3D-DNA, AB Tasty, acpype, ADBC, Agent2Agent, Agno, alevin-fry, all-MiniLM-L6-v2, AlphaFold3, Altinity,
    Amazon CodeWhisperer, AmgX, AMRFinder, ANI-2x, Anomalo, antiSMASH, Anyscale, APSIM, AquaCrop, ArcMap,
    ARPACK, Aspen HYSYS, Avogadro2, BabyAGI, Banana.dev, bark.cpp, Baseten, BBDuk, bge-small-en,
    BigStitcher, Bio-Formats, Blitz++, blockMesh, BM25, Boltz-1, Boltz-2, BoltzTraP, Boost.uBLAS,
    broom.mixed, BusinessObjects, bustools, bwa-meth, CartoDB, causalnex, CD-HIT, CellBender, cfMesh,
    Chai-1, chaospy, CHARMM-GUI, Chatbot UI, ChatDev, chDB, CheckM, CheckV, CHEMKIN, CHGNet, ChIPpeakAnno,
    CHOLMOD, Chombo, Chronos-T5, Claude Agent SDK, Clawpack, CLM5, CodeGemma, CodeWhisperer, Cohere API,
    Command R+, CoolProp, CoverM, cuRAND, cuSOLVER, D-Tale, DAOPHOT, DAS Tool, dbCAN, dbt-expectations,
    dbt-utils, Dedalus, Deep Graph Library, DeepInfra, DeePMD, DeePMD-kit, Devito, Devstral, DiagrammeR,
    DIgSILENT, DIgSILENT PowerFactory, DP-GEN, dRep, DSSAT, DWSIM, e5-large, EasyVVUQ, ECMWF, EDM4hep,
    EDTA pipeline, ELPA, EnSight, ERDAS Imagine, EvalML, factoextra, FactoMineR, FFTPACK, foam-extend,
    ForestClaw, GADGET-2, GADGET-4, GAFF2, GASNet, GEKKO, Gemini Code Assist, GeneMark, geNomad, Geohash,
    GetOrganelle, ggbio, ggdist, ggforce, ggtext, ggthemes, Gkeyll, GPT-4 Turbo, GPT-4.5, GPT-4V, Granite 3,
    Grouparoo, gstlearn, GTDB-Tk, gtools, Gviz, HapCUT2, HiCExplorer, HierarchicalForecast, hipBLAS,
    hmmlearn, HOMER Pro, huxtable, hydroMT, i-PI, ik_llama.cpp, inferCNV, Intel IPP, iPHoP, ipred, Jamba,
    Jina, Jina Embeddings, JSmol, karyoploteR, kb-python, kernlab, KofamScan, Liger Kernel, llama2.c, llm.c,
    Lobe Chat, LobeChat, LoopStructural, LPJ-GUESS, M2M-100, M3GNet, Madagascar RSF, maftools, Marqo,
    MARTINI 3, MaxBin2, mBERT, mclust, mcp-go, Merqury, Metaplane, methylKit, micrograd, Microsoft LUIS,
    minGPT, MiNiFi, MiniGPT-4, Mistral Large, MITObim, MOB-suite, modelsummary, modkit, Msty, muFFT,
    multcomp, Multiwfn, MUMPS solver, nanochat, nanoGPT, NequIP, NeuralForecast, NLLB, NLLB-200,
    nomic-embed-text, Nous Hermes, NOVOPlasty, o1-mini, OctoML, OLMo, OpenBUGS, OpenEye, OpenHermes, OpenLB,
    OpenSHMEM, openTSNE, OpenTURNS, OpenXLA, OPLS-AA, ORCHIDEE, p4est, packmol, Palabos, PaliGemma, PARDISO,
    PaStiX, Pegasus WMS, PEPPER-DeepVariant, pgvecto.rs, phangorn, Pharokka, Phidata, PIConGPU, PIHM,
    Piwik PRO, PlasmidFinder, PlayHT, Podman-HPC, Polynote, Privacera, purge_dups, PVWatts, Py-ART,
    pyannote.audio, PyFoam, PyKrige, PyOD, PyRAF, QBlade, Qwen2-VL, QwQ, QwQ-32B, RADICAL-Pilot,
    RAGatouille, rayshader, REFPROP, rgdal, rgeos, RMariaDB, RMySQL, Robot Structural Analysis, ROracle,
    rpart, RPostgreSQL, rsample, Rtsne, rwkv.cpp, SALib, SALSA2, SambaNova, SAMPL, Scale AI, scDblFinder,
    SchNet, scikit-gstat, SelectDB, semPlot, shinytest2, shinyWidgets, SigOpt, SingleM, SMEAGOL, SmolVLM,
    snappyHexMesh, SPECFEM3D, SPLADE, stable-diffusion.cpp, StableLM, StarTree, STRUMPACK, sumo-plots,
    swak4Foam, Swift/T, T-Coffee, TensorFlow Hub, TetGen, text-embedding-3-large, text-embedding-3-small,
    text-embedding-ada-002, text2vec, TF Hub, TF-Agents, tidyquant, TimeGPT, TinyLlama, TrackMate, TrakEM2,
    TransDecoder, trimAl, Truvari, ULMFiT, UMFPACK, UPC++, usearch, uwot, VASPKIT, vcflib, vConTACT2,
    VectorChord, ViennaCL, VirSorter2, Voxel51, waLBerla, Wflow, Wit.ai, WizardCoder, WizardLM, wradlib,
    writexl, xAI Grok, xtb-python, yahs, Zed AI
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AI SDK, Amazon Q, Amesim, Aspen Plus, Assistants API, Axolotl, Ballgown, bambi, Bigeye, Braintrust,
  BRAKER, Cufflinks, deegree, EPW, GLI, Holistics, Huygens, ICET, Immuta, JULES, Kokoro, Minimac, PAGA,
  Pirsch, Portkey, RagTag, Responses API, scater, Schrödinger, scran, Serpent, Smilei, Sniffles, STICS,
  Surya, VESTA, WKT, Zep
`

/** Plain words: certain only in a context. */
const WORDS = `
  A2A, ADTK, AUGUSTUS, Bark, Bismark, Bpipe, CARTO, Centrifuge, CFX, Chex, Dakota, Entrez, ENZO, ETAP,
  Evidently, Ferret, FMI, FMU, GADGET, GalSim, GAMA, Global Arrays, GPy, HVR, Icy, JOREK, Juicer, Lumpy,
  MACE, Manta, MIRIAD, NJOY, Noteable, NTL, Pika, Porcupine, PVFS, RINEX, Ruffus, SCIA, SGE, SMAC, SRIM,
  StarPU, StoryMaps, SUMO, SURVIVOR, TGI, Toil, TRANSP, Truss, UPC, Vapi, Voila, Voilà, XALT, xTB
`

export const DATA_SCIENCE: Technology[] = listed(NAMES, CASED, WORDS)
