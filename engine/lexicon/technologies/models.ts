import { listed, type Technology } from './technology.ts'

/** Models, what trains and serves them, and databases, taken in any case. */
const NAMES = {
  data: `
    4store, Actian, ActorDB, AgensGraph, AI21, aider.chat, AirLLM, AlaSQL, AllegroGraph, AlphaGo, Altibase,
    AnimeGAN, AnzoGraph, Arize Phoenix, Artemis MQ, ASReview, Astro CLI, Azkaban, BerriAI, bge-large,
    BGE-M3, BigDL, BioBERT, Birst, bitnet.cpp, BlazingSQL, Brytlyt, Btrieve, Bufstream, CastleDB,
    ClickHouse Keeper, Clustrix, CnosDB, CodeBERT, CodeQwen, Codestral, Cognos, Cohere Rerank, ColPali,
    Couchbase Lite, cuGraph, cuTENSOR, Dagster+, DashScope, Databricks Asset Bundles, dBase, DbVisualizer,
    DeepFloyd, DeepSeek Coder, DeepSpeed ZeRO, Denodo, Docling, DoltHub, DuckDB-Wasm, DuckLake, Dynomite,
    ElasticHQ, EleutherAI, ExtremeDB, FastChat, FeatureBase, FileMaker, FirebirdSQL, FlagEmbedding, FLAN-T5,
    FlashInfer, Flink CDC, FlockDB, FlowiseAI, Flux Kontext, Fooocus, FramePack, GaussDB, GPT-NeoX,
    GPTCache, GraphRAG, GridDB, GridGain, GroqCloud, GT.M, H2O Wave, HarperDB, HEAVY.AI, Hevo Data,
    Hypertable, InfinityDB, InfluxQL, InstructBLIP, InterBase, InterSystems Caché, InterSystems IRIS,
    Kinetica, Kubeflow Pipelines, KurrentDB, Lakekeeper, libmdbx, LightFM, LightRAG, LiveKit Agents,
    LlamaParse, LLM Guard, Lunr, MapDB, Mastra, MaxDB, MCP Inspector, MegaDetector, MetaGPT, MIOpen,
    Mixtral 8x7B, MMPose, MobileNetV3, MobileSAM, Moondream, MPT-7B, mSQL, n8n.io, NuoDB, ObjectBox,
    OmniSci, OpenAI Agents SDK, OpenDevin, openGauss, OpenLink Virtuoso, OpenObserve, Oracle 11g,
    Oracle 12c, Oracle 19c, OrioleDB, PandasAI, ParAccel, Percona XtraDB Cluster, pgAudit, pgvectorscale,
    Pilosa, Pixtral, Playwright MCP, Progress OpenEdge, ProvenDB, Pydantic AI, PyFlink, QuickBase, Quivr,
    Qwen2.5-Coder, RDFox, RedisGraph, RF-DETR, rocBLAS, RunwayML, SciDB, SDXL Turbo, Shap-E, SigLIP, Silero,
    SiliconFlow, SillyTavern, SimCLR, Skypilot, SkySQL, Sling CLI, SmolLM, Snowpipe, Spark NLP, SparkNLP,
    SQLBase, SQream, Stable Diffusion WebUI, Starcounter, Supavisor, Swiftype, TabNet, TabPFN, TagUI,
    Temporal.io, TensorStore, TerarkDB, TerminusDB, ThoughtSpot, Tibero, TiFlash, TigerBeetle,
    torch.compile, TorchDynamo, TorchInductor, UnQLite, Unstructured.io, v0.dev, VectorDB, VoltDB, Wan 2.1,
    WebLLM, WebScaleSQL, WebSphere MQ, Xinference, XLM-R, XLM-RoBERTa, Xorbits, YandexGPT, Yi-34B, YottaDB,
    Zilliz, ZomboDB
  `,
}

/** Certain in exactly this case. */
const CASED = `
  BAAI, BitNet, BLOOMZ, Browser Use, Claude Desktop, Code Llama, Cody AI, ColBERT, Copilot Studio,
  DB-Engines, DBRX, DDPO, Delta Sharing, Devin AI, Estuary Flow, Fireworks AI, Florence-2,
  Hugging Face Spaces, Jan AI, KRaft, Kyoto Cabinet, Llama Guard, LMQL, Mamba SSM,
  Periscope Data, Perplexity API, Phi-2, RWKV, SAP IQ, Stable Diffusion XL, Stitch Data,
  T-Digest, Tableau Server, Text Generation Inference, Tokyo Cabinet, Transformer Engine, Valentina DB,
  Volt Active Data, Voyage AI, ZeRO-3, ZODB
`

/** Plain words: certain only in a context. */
const WORDS = `
  Cline, Cohere, Dolt, Equinox, Gemma, Grok, Ingres, Kuzu, Marquez, Materialize, Outlines, Replicate,
  Solace, Starburst, Toad, Virtuoso, Whoosh
`

export const MODELS: Technology[] = listed(NAMES, CASED, WORDS)
