/** Nouns that name a piece of work, each with the verb that tells it: "removal of X" says that X was removed. */
export const WORK_NOUNS: ReadonlyMap<string, string> = new Map(
  `
addition/add adjustment/adjust adoption/adopt alignment/align analysis/analyse annotation/annotate assembly/assemble automation/automate backport/backport
calibration/calibrate centralisation/centralise centralization/centralize cleaning/clean cleanup/cleanup clean-up/cleanup compilation/compile
completion/complete compression/compress configuration/configure consolidation/consolidate construction/construct containerisation/containerise
containerization/containerize conversion/convert correction/correct creation/create customisation/customise customization/customize
debugging/debug decommissioning/decommission deduplication/deduplicate deletion/delete deploy/deploy deployment/deploy deprecation/deprecate design/design
development/develop digitisation/digitise digitization/digitize elimination/eliminate enhancement/enhance evaluation/evaluate expansion/expand extension/extend
extraction/extract fabrication/fabricate fix/fix fixes/fix hardening/harden harmonisation/harmonise harmonization/harmonize
implementation/implement improvement/improve improvements/improve inclusion/include insertion/insert installation/install
integration/integrate introduction/introduce isolation/isolate localisation/localise localization/localize migration/migrate
modernisation/modernise modernization/modernize modification/modify normalisation/normalise normalization/normalize optimisation/optimise
optimization/optimize optimizations/optimize overhaul/overhaul parallelisation/parallelise parallelization/parallelize port/port
porting/port preparation/prepare prototype/prototype publication/publish reconfiguration/reconfigure redesign/redesign reduction/reduce
refactor/refactor refactoring/refactor refinement/refine refresh/refresh reimplementation/reimplement relocation/relocate removal/remove
renaming/rename renovation/renovate reorganisation/reorganise reorganization/reorganize repair/repair replacement/replace
restoration/restore restructuring/restructure retirement/retire revision/revise rework/rework rewrite/rewrite rotation/rotate
separation/separate simplification/simplify splitting/split stabilisation/stabilise stabilization/stabilize
standardisation/standardise standardization/standardize substitution/substitute transcription/transcribe transfer/transfer
translation/translate tuning/tune unification/unify update/update upgrade/upgrade virtualisation/virtualise virtualization/virtualize
validation/validate wiring/wire
`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.split('/')
      return [noun, verb]
    }),
)
