import { listed, type Technology } from './technology.ts'

/** What laboratories, observatories and libraries compute and keep their data with, taken in any case. */
const NAMES = {
  science: `
    3DSlicer, 4D-STEM, ABRicate, AlphaFold Multimer, AMReX, AMRFinderPlus, AnnotationHub, ANTsPy, ARCHER2,
    AstroImageJ, bamtools, BaseSpace, basf2, BayesWave, BBMap, beakerx, BioJS, biomaRt, BioWDL,
    Bluesky-Queueserver, BOUT++, brainrender, BSgenome, CARLsim, Casacore, CERNBox, CheMPS2, ChIPseeker,
    chromap, chromVAR, ClustalW, COBRApy, Code_Saturne, coloc, cppyy, cryoDRGN, cuQuantum, cwltool,
    CytoTRACE, DeepSomatic, DEXSeq, DiffBind, DL_POLY, DNAstack, DOLFINx, DoubletFinder, DREAM3D, duckplyr,
    EasyDiffraction, echarts4r, EnhancedVolcano, ESPResSo++, EvtGen, ExaBayes, ExperimentHub, FastANI,
    FEBio, FermiTools, fgsea, GeoClaw, GeoMx, ggraph, GNSS-SDR, gprMax, GRCh38, gwcs, gwpy, HDF4, HEASoft,
    hg19, hg38, highcharter, hyperopt-sklearn, hyperspy, ICON-ESM, InterProScan, IRkernel, ISIS3, ITK-SNAP,
    Jalview, JDFTx, jwst, Kleborate, LabWindows, LALSuite, LArSoft, leaflet.extras, libint, libxc,
    LightningPose, lofreq, MAKER2, MaSuRCA, MetaBAT2, metaSPAdes, MFiX, miniWDL, MITgcm, mixOmics, mlr3,
    mlst, MMseqs2, ModelSEED, Molcas, MUMmer4, mzML, ncdump, Neuroglancer, NeuroPixels, nidaqmx, Nutils,
    nwchemex, OASIS3-MCT, OME-TIFF, OME-Zarr, OpenCOR, OpenFAST, OpenPMD, openxlsx, OrthoFinder, Pangolearn,
    Parabricks, ParMETIS, Perple_X, petsc4py, PhyloPhlAn, PICRUSt2, ProteoWizard, py4DSTEM, PyCBC, PyClaw,
    pycortex, Pyiron, pymeasure, PyNEST, PyNN, PyROOT, PyRosetta, PySB, PySINDy, PySR, PyTango, pyuvdata,
    QCoDeS, Qiskit Aer, Qulacs, reactable, RepeatMasker, RepeatModeler, ResFinder, Rosetta@home, RPostgres,
    rsconnect, RSeQC, RSQLite, Rsubread, rtracklayer, Sarek, SaTScan, scArches, scCODA, scGPT, SCIRun,
    Sentieon, Shovill, Sniffles2, SNPRelate, SnpSift, Souporcell, SoupX, sourmash, SpaceRanger, staramr,
    SuiteSparse, susieR, Sweave, SymEngine, Taxonium, TBLite, TELEMAC-MASCARET, TensorNetwork, Terra.bio,
    Tesseroid, tidygraph, TopHat, TorchANI, TorchMD, TrimGalore, Trinotate, TwoSampleMR, tximport, UniFrac,
    UQLab, usegalaxy, VarDict, VASPsol, Verkko, viralrecon, Voreen, VTK-m, WarpX, WhatsHap, WSClean, WSJT-X,
    wtdbg2, xCDAT, XMM-SAS
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ABySS, ARTIQ, ATOMPAW, AWIPS, CaImAn, CERMINE, CFOUR, CIFTI, CPMD, Diamond BLAST, DRAGEN, DSSP, EMMAX,
  ESMF, FINEMAP, GBIF, GRIDSS, GROMOS, GSEA, HOOMD, HyPhy, IBAMR, IMOD, KEGGREST, LHAPDF, LOFAR, LSODA,
  LSST, MELODIES-MONET, MICOM, MOSFIT, MUMmer, NECAT, NEST Simulator, NESTML, NONMEM, NWB, Open Babel,
  OVITO, PAML, PFLOTRAN, PISM, PRINSEQ, PRISMS-PF, PyNE, QMCPACK, SDPB, SIMBAD, SIMION, SKESA, SLiM, SNANA,
  SOFA Framework, SOFiA, Tabula Sapiens, TARDIS, TB-Profiler, TOPAS, TRILEGAL, Trim Galore, UShER, VisIt,
  VMD, ZEUS-MP
`

/** Plain words: certain only in a context. */
const WORDS = `
  Augur, Auspice, Bilby, Blacklight, Firedrake, Guppy, Hyrax, Jellyfish, Modeller, Pangolin, Prodigal,
  Racon, Sherpa
`

export const LABORATORY: Technology[] = listed(NAMES, CASED, WORDS)
