import { listed, type Technology } from './technology.ts'

/** Models, methods and packages of science and machine learning, taken in any case. */
const NAMES = {
  pythonAndLearning: `
    AdamW, Aesara, airspeed velocity, AlphaPose, Amazon Mechanical Turk, AnimateDiff, AnythingLLM, ArcFace,
    Attention U-Net, AudioCraft, AudioLDM, auto-sklearn, AutoGluon, AutoGPT, AutoTokenizer, Baichuan,
    BIG-bench, BigGAN, BlazePose, BPE tokenizer, BytePS, ByteTrack, cartopy, CenterNet, cfgrib, ChatGLM,
    CherryPy, CIFAR-10, CIFAR-100, CLIPSeg, CMU Sphinx, CodeT5, Colossal-AI, Common Crawl, ConceptNet,
    ConfigParser, ConvNeXt, CoreNLP, ctransformers, cvxopt, dataclasses-json, DBpedia, DBSCAN, DCGAN, dcm4che,
    DeepLab, DeepMind Lab, DeepSORT, DeepSpeech, dynaconf, ECAPA-TDNN, ecCodes, EfficientDet,
    elasticsearch-py, eSpeak, espeak-ng, ESRGAN, exllamav2, FaceNet, FairScale, Fashion MNIST, FastSpeech,
    FastSpeech2, feature-engine, feedparser, FLAML, FlashAttention-2, Flask-SocketIO, FlowNet, FrameNet,
    GhostNet, GMapping, GoogLeNet, GPflow, GPT-J, GPT-Neo, GPT4All, graph-tool, GSM8K, gTTS, H2O AutoML,
    HEALPix, Hector SLAM, HellaSwag, HiFi-GAN, hnswlib, HRNet, HRNetV2, HumanEval, ImageNet, Instant-NGP,
    InternLM, Jittor, Joey NMT, jsPsych, k-means, Kalman filter, KITTI, KoboldCpp, LabelImg, LAION, LanceDB,
    Latent Diffusion, LeNet-5, LibreChat, LibriSpeech, LightGlue, lightkurve, LimeSurvey, llamafile,
    lm-evaluation-harness, LMDeploy, LoFTR, MaryTTS, Mask2Former, memory_profiler, MindSpore, MLC LLM, MMLU,
    MNIST, Monodepth2, MoveNet, mpmath, MTCNN, MTurk, MusicGen, NASNet, nbformat, netCDF4, NetworKit,
    newspaper3k, nipype, NLopt, NMSLIB, OneFlow, OneFormer, oobabooga, Open WebUI, OpenIE, OpenNLP,
    OpenPifPaf, OpenRouter, OpenSesame, openSMILE, OpenVINS, ORB-SLAM2, oTree, PaddleOCR, PANNs, parsel,
    parselmouth, Pascal VOC, pdfminer, Penn Treebank, pg8000, pix2pixHD, PlasmaPy, pocketsphinx, PointNet,
    PointNet++, poliastro, PoseNet, PrivateGPT, ProGAN, PSPNet, psutil, Psychtoolbox, PWC-Net, PydanticAI,
    PyEphem, pygal, pygmo, pyppeteer, PyTensor, python-dotenv, python-pptx, PyTroll, pyttsx3, Q-learning,
    Qualtrics, RANSAC, Ray RLlib, Real-ESRGAN, RegNet, ResNeXt, RetinaFace, RetinaNet, RMSNorm, SantaCoder,
    SatPy, SBERT, ScaNN, scikit-fuzzy, scikit-hep, scikit-learn-extra, scikit-multilearn, scikit-optimize,
    scikit-plot, scikit-rf, scikit-surprise, SegFormer, SegNet, Sentence-BERT, SetFit, SGLang, SHA-1,
    ShuffleNet, SiamMask, simplejson, simpletransformers, Skyfield, smolagents, SmoothQuant, sounddevice,
    soundfile, SpeechRecognition, SqueezeNet, SRGAN, Stable Video Diffusion, StableHLO, Stanford CoreNLP,
    StarCoder, StarGAN, SuperPoint, SWE-bench, SwiGLU, Swin Transformer, t-SNE, tabula-py, Tacotron 2,
    tensor2tensor, TensorRT-LLM, text-generation-webui, TextBlob, TF-IDF, tinygrad, tomli, tomlkit, Torch7,
    TorchText, trafilatura, TransUNet, TruthfulQA, urllib, V-Net, VINS-Mono, VQ-VAE, VQGAN, Wav2Letter,
    WaveGlow, WikiText, WordNet, WordPiece, WTForms, x-vectors, Xception, xlrd, xlwings, YAMNet, YOLACT,
    YOLO-World, ZoeDepth
  `,
  science: `
    ABB RobotStudio, ABINIT, AiiDA, ASCOM, Astrometry.net, Autoware, BioJava, Biostrings, BOINC, Brian2,
    CaDiCaL, CalculiX, CCSDS, CellChat, CellML, CERN ROOT, CHARMM, Cilk, clingo, clusterProfiler, cmdstanr,
    Code_Aster, coffea, COPASI, covr, cowplot, CPAchecker, Cpp2, cvc5, D-Wave, DADA2, DataFrames.jl, Datalog,
    dbplyr, DeepSkyStacker, Delft3D, DifferentialEquations.jl, Dyalog, Dymola, e1071, emmeans, EnergyPlus,
    EPANET, ESMFold, ev3dev, FASTA, FASTQ, FEniCSx, FMPy, forcats, Franka Emika, FreeBASIC, FVCOM,
    GenomicRanges, Gforth, gfortran, gganimate, ggrepel, ggtree, glmnet, Globus, Gmsh, gretl, GridLAB-D,
    HEC-RAS, HepMC, Hylo, IBM Quantum, iRODS, Isabelle/HOL, jamovi, kdb+, Koka, KubOS, lavaan,
    LEGO Mindstorms, libigl, libMesh, lintr, lmerTest, Macaulay2, MadGraph, Mathcad, MATPOWER, MDTraj, mgcv,
    MicroStrategy, minfi, miniKanren, MiniSat, MLton, Modelica, MODFLOW, Modula-2, Monocle3, navigation2,
    Netgen, NGSolve, nlme, NWChem, Ocean SDK, opencpu, OpenDSS, OpenMCT, OpenModelica, OpenMx, openpilot,
    OpenQASM, OpenRAVE, OpenSim, OpenStudio, Orekit, Orocos, pandapower, PARI/GP, phyloseq, PhysiCell,
    phytools, PixInsight, PlotJuggler, Plots.jl, PlusCal, Poly/ML, PowerWorld, ProjectQ, PSCAD, Psi4, PSS/E,
    PureBasic, pvlib, PVsyst, pyparsing, PyPSA, PySCF, QBasic, QIIME, QuTiP, R-INLA, readxl, REBOL, rhub,
    RInside, rJava, Rocq, RooFit, ros2_control, ros_control, roscpp, rospy, Rserve, rstanarm, SAOImage,
    SatNOGS, Scilab, SciML, SeaHorn, semTools, SExtractor, SharpCap, shinyapps.io, SingleCellExperiment,
    Siril, Sisense, sjPlot, skimr, SLEPc, Smoldyn, SMT-LIB, Spoofax, STAR-CCM+, Strawberry Fields,
    SummarizedExperiment, survminer, Taichi, TensorFlow Quantum, tidycensus, TOPCAT, TRNSYS, Turing.jl, Uiua,
    Unified Parallel C, UniProt, UR5e, VCell, vdiffr, vroom, WGCNA, Why3, Wien2k, Wolfram Alpha, workflowr,
    WPILib, XRootD, Xtend, xtensor, Xtext, Yices
  `,
  moreTools: `
    1000 Genomes, ADE20K, ADNI, AERMOD, Agents.jl, Allen SDK, Apertium, Aqua.jl, ArchR, Argoverse, AudioSet,
    BDD100K, BEDOPS, BerkeleyGW, BIM 360, BioConda, BioContainers, BlenderBIM, BluePyOpt, Bonsai-Rx,
    BrainFlow, Brightway2, CALPUFF, Catalyst.jl, CCP4, CelebA, CellRank, ChestX-ray14, CheXpert, ChromHMM,
    Clair3, CLEVR, Climate Data Operators, CMIP6, CNVkit, cooltools, cryoSPARC, CRYSTAL17, CUDA.jl, cuteSV,
    CxxWrap, cyvcf2, DataJoint, dcm2niix, DCMTK, deepTools, Delly, DFTB+, DIALux, DNAnexus, Dockstore,
    Documenter.jl, Dynare, EIGENSOFT, Elastix, Elmer FEM, ElmerFEM, EMAN2, EMNIST, ERA5, ESC-50, esmpy,
    ESMValTool, ETABS, Europarl, fast_align, fasterq-dump, fastsimcoal, FastTree, feedgnuplot, FFHQ,
    FieldTrip, FigTree, Filtlong, Flickr30k, Franklin.jl, FreeFEM, FreeFem++, GCTA, GDCM, GemPy, Gen.jl,
    Genie.jl, GenX, Gerris, GetDP, Giella, GISAID, GIZA++, GLnexus, Gnumeric, gnuplot, GOES-16, GPAW,
    GraphPad Prism, GTEx, GTZAN, Gubbins, heudiconv, HFST, HiC-Pro, hifiasm, HiGlass, HMDB51, Horos,
    HTSeq-count, HYCOM, icechunk, IfcOpenShell, IJulia, IMPUTE2, InterMine, InVesalius, IQ-TREE2, IRSTLM,
    iTOL, JASPAR, JET.jl, Jmol, KenLM, kerchunk, KernelAbstractions, Kilosort, Kinetics-400, KNIME Analytics,
    Lab Streaming Layer, LabPlot, LabStreamingLayer, Ladybug Tools, LDSC, LFPy, LibriVox, LIDC-IDRI,
    lttoolbox, Lux.jl, MACS2, MACS3, MaxQuant, MEME suite, MESSAGEix, MetaboAnalyst, Metview, MIMIC-III,
    MIMIC-IV, Miniasm, miniImageNet, Minimac4, ModelingToolkit, ModelingToolkit.jl, ModelNet40, MODIS, Molpro,
    MOPAC, mosdepth, MovieLens, MRIcroGL, MRIcron, MRIQC, MRtrix3, MS COCO, MSCOCO, MSFragger, msprime,
    MUSDB18, MZmine, NanoPlot, NanoPolish, ncview, Nek5000, nekRS, NetPyNE, Neurodata Without Borders,
    NeuroML, Nextstrain, NiftyReg, NOAA GFS, nuScenes, NYU Depth, Obspy, odc-geo, oemof, Olex2, Omniglot,
    ONELAB, Open Data Cube, Open Ephys, OpenAQ, OpenEphys, OpenFlights, OpenFst, OpenLCA, OpenMEEG,
    OpenMolcas, OpenMS, OpenNeuro, OpenSees, OpenSeesPy, OpenViBE, Orfeo Toolbox, OriginLab, OSeMOSYS, OsiriX,
    Panaroo, Pangeo, PHYLIP, PhyML, Picard tools, Plastimatch, Porechop, PowerModels.jl, PowerSystems.jl,
    Proteome Discoverer, PRSice, PSPP, PyCall, PyFR, PyGIMLi, PyGMT, Pynini, PyNWB, PyRanges, pysam,
    PythonCall, Q-Chem, QSIPrep, QtiPlot, QUAST, RasMol, rasterstats, RELION, Revise.jl, Rheolef, RKWard,
    Roary, RSEM, RSGISLib, Sacrebleu, SAIGE, sambamba, samblaster, SAP2000, ScanNet, Scanorama, SciDAVis,
    scikit-allel, scVelo, SeisBench, SeisComP, Sentinel-1, Sentinel-3, seqkit, seqtk, SHAPEIT, ShapeNet,
    SHELX, ShelXle, SigmaPlot, SimaPro, SimNIBS, SimPEG, SLEAP, Soss.jl, SPECFEM, SpikeInterface, SRA Toolkit,
    SRILM, STAAD, STL-10, StringTie, Subread, Suite2p, SVHN, SVIM, Symbolics.jl, Tatoeba, TCGA, Tiny ImageNet,
    TreeTime, tskit, Turbomole, UCF101, UK Biobank, Unicycler, UrbanSound8K, vcfanno, Velocyto, Veusz,
    VGGFace, VirtualiZarr, VoxCeleb, Wannier90, Waymo Open Dataset, Weave.jl, xclim, XCMS, XCrySDen, XNAT,
    Yambo
  `,
  cryptography: `
    AES-CBC, AES-NI, arkworks, AWS-LC, Circom, cryptlib, Cryptol, Curve448, EasyCrypt, EverCrypt, fiat-crypto,
    FNV-1a, Groth16, HACL*, hacl-star, Halo2, HighwayHash, HMAC-SHA256, in-toto, liboqs, libsecp256k1,
    Mbed Crypto, ML-DSA, Monocypher, MurmurHash, NIST ChaCha20-Poly1305, Noise protocol,
    Noise Protocol Framework, OpenFHE, OpenSC, PKCS12, ProVerif, PyCryptodome, python-ecdsa, SCRAM-SHA-256,
    Sequoia PGP, SHA-3, SipHash, snarkjs, SoftHSM, SPHINCS+, Tamarin Prover, tpm2-tools, TweetNaCl,
    Wycheproof, XChaCha20, xxHash, Yubico, zk-SNARK, zk-SNARKs
  `,
  mining: `
    AutoAWQ, AutoGPTQ, BERTopic, cargo-afl, chess.js, chessboard.js, Claude 3, Claude 3.5 Sonnet,
    Claude Haiku, Copilot Chat, coremltools, Cutechess, cutechess-cli, DeBERTa, DeepSeek-R1, DeepSeek-V3,
    dm_control, docTR, EvoMaster, EvoSuite, ExecuTorch, Fairy-Stockfish, fastchess, FastMCP, Gemini 1.5,
    Gemini 2.0 Flash, Gemini 2.5 Pro, Gemini CLI, Gemini Pro, Gemma 2, Gemma 3, GHArchive, GHTorrent, GPT-4.1,
    GPT-4o mini, Jazzer, Keras Tuner, KeyBERT, LayoutLM, Lc0, Leela Chess Zero, Lichess API, Lightning Fabric,
    LiteRT, Llama 3.1, Llama 3.2, LLaMA-Factory, Mistral 7B, mmcv, MNN, ncnn, NNUE, o3-mini, OpenAI Codex,
    OpenBench, OpenHands, OpenML, Phi-3, PIT mutation, PyDriller, python-chess, Qwen2.5, Randoop, RESTler,
    Roo Code, scikit-video, Software Heritage, srcML, StarCoder2, Stockfish, SWE-agent, Syzygy tablebases,
    torchtune, TrOCR, UCI protocol, Vespa.ai, YOLO11
  `,
}

/** Certain in exactly this case. */
const CASED = `
  A3C, ALBERT, AMCL, ANTs, APL, Avogadro, Awkward Array, Ballerina, BatchNorm, BLEU, BLIP, BLOOM, Boogie,
  Bowtie, Cartographer, Celestia, Chainer, ChAMP, CNTK, COCO, Common Voice, CoNLL, CWL, Darknet, DDIM, DDPG,
  DDPM, Delphes, Depth Anything, DETR, DINO, Domo, Earth Engine, EKF, EKF2, ELECTRA, Fennel, FITS, Flair,
  Foxglove, FSDP, Gaudi, GELU, GFF, GloVe, Gluon, GMAT, GRASS, GRIB, GTF, HiGHS, Imagen, INLA, IRAF,
  IREE, Jukebox, KEGG, Kimera, KNN, Lasagne, Latent Dirichlet Allocation, LayerNorm, LIME, MALLET, Maxima,
  MCTS, MiDaS, MLP, MLX, MOOSE, NEURON, Open Images, ORCA, PaLM, PCA, PIL, PuLP, PYTHIA, Q#, Repast, ROUGE,
  Rucio, SBML, Seldon, SIESTA, SIFT, SML, Snorkel, Something-Something, Squeak, Stanza, Stim, SuperGlue, T5,
  Tecton, TFX, TRPO, TVM, UKF, UMAP, Universal Dependencies, VCF, VGG, Vicuna, Visual Genome, WGAN, WRF, XLA,
  YAGO
`

/** Plain words: certain only in a context. */
const WORDS = `
  Alpaca, Chapel, Dopamine, Janet, Pluto, Pony, Rosetta
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'GAN', cased: ['GAN', 'GANs'] },
  { name: 'VAE', cased: ['VAE', 'VAEs'] },
  { name: 'RNN', cased: ['RNN', 'RNNs'] },
  { name: 'Annoy', words: ['Annoy'], nouns: ['index'] },
  { name: 'Lark', words: ['Lark'], nouns: ['parser', 'grammar'] },
  { name: 'Fiji', words: ['Fiji'], nouns: ['macro', 'plugin'] },
]

export const RESEARCH: Technology[] = [...listed(NAMES, CASED, WORDS), ...AMBIGUOUS]
