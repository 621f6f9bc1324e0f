import { lean } from '../../lean.ts'

/** Frames in which only the names of technologies stand. */

/** Package-like names: kt-paperclip, strong_migrations, @scope/name, net/http, FastImage, Blurhash. */
const NAME = String.raw`(?:@[a-z\d][\w.-]*\/[\w.-]+|[\p{L}][\p{L}\d]*(?:[-_./][\p{L}\d]+)*)`
const QUALIFIERS = `(?:(?:the|our|an?|its|their|archived|unmaintained|deprecated|old|legacy|existing|custom|outdated|abandoned|current|new|third-party|underlying|popular|excellent|upstream) )*`
const KIND = `(?:library|gem|crate|framework|npm package|NPM package|pip package|python package|Python package|R package|Go package|linter|toolkit|SDK|ORM|bundler|dependency|Action|action|plugin|test runner|transpiler|toolchain|emulator|simulator)`

/** How much the name itself must look like one, for the frame says only so much. */
export type Need =
  | 'package'
  | 'rival'
  | 'aside'
  | 'coded'
  | 'spanned'
  | 'name'
  | 'camel'
  | 'capital'
  | 'versioned'
  | 'shaped'
  | 'called'

/** `hint` is what a sentence must hold for the pattern to fit, and quick to look for. */
export const FRAMES: { pattern: RegExp; hint: RegExp; groups: number; needs: Need }[] = [
  // "replace X with Y", "switch from X to Y"
  {
    pattern: new RegExp(
      `\\b(?:replac(?:e|ed|es|ing)|swap(?:ped|s|ping)?(?: out)?) ${QUALIFIERS}(${NAME})(?: ${KIND}| dep)? (?:with|by|for) ${QUALIFIERS}(${NAME})`,
      'giu',
    ),
    hint: /replac|swap/i,
    groups: 2,
    needs: 'package',
  },
  {
    pattern: new RegExp(`\\breplac(?:ed|es|ing|e) [^.;:]{3,80}? (?:with|by) ${QUALIFIERS}(${NAME})`, 'giu'),
    hint: /replac/i,
    groups: 1,
    needs: 'package',
  },
  {
    pattern: new RegExp(
      `\\b(?:switch(?:ed|es|ing)?|migrat(?:e|ed|es|ing|ion)|mov(?:e|ed|es|ing)|convert(?:ed|s|ing)?|port(?:ed|s|ing)?|chang(?:e|ed|es|ing)|transition(?:ed|s|ing)?)(?: [\\p{L}\\d-]+){0,4}? from ${QUALIFIERS}(${NAME}) to ${QUALIFIERS}(${NAME})`,
      'giu',
    ),
    hint: /\bfrom\b/i,
    groups: 2,
    needs: 'package',
  },
  // "Quuxcha instead of reCAPTCHA"
  {
    pattern: new RegExp(`(?<=\\p{L},? )(${NAME}) (?:instead of|rather than) ${QUALIFIERS}(${NAME})`, 'gu'),
    hint: /instead of|rather than/,
    groups: 2,
    needs: 'rival',
  },
  // "an image server (Quuxtile)", "a parser (quuxparse)"
  {
    pattern: lean(
      `(?<!\\b(?:our|my|own|the) (?:[\\p{L}-]+ )?)\\b(?:library|framework|linter|parsers?|combinators|checker|scanner|compiler|proxy|broker|editor|bundler|solver|toolkit|simulator|emulator|profiler|debugger|renderer|orchestrator|bindings|ORM|SDK|CLI|crate|gem|runner|extractor|CI) \\((${NAME})\\)`,
      'gu',
    ),
    hint: / \(\S+\)/,
    groups: 1,
    needs: 'aside',
  },
  // "the X library", "the `x` gem"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME}) (?:library|gem|crate|framework|npm package|pip package|[Pp]ython package|R package|linter|toolkit|SDK|ORM|bundler|transpiler|emulator)(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /librar|gem\b|crate|framework|package|linter|toolkit|SDK|ORM|bundler|transpiler|emulator/,
    groups: 1,
    needs: 'name',
  },
  // "we updated the gem `rack`", "the {renv} package"
  {
    pattern: new RegExp(
      `\\b(?:gem|crate|npm module|pip package|npm package|R package|[Pp]ython package) (${NAME})`,
      'gu',
    ),
    hint: /gem |crate |module |package /,
    groups: 1,
    needs: 'spanned',
  },
  // "bump X from 1.2 to 1.3", "upgrade X to version 2.0.0"
  {
    pattern: new RegExp(
      `\\b(?:upgrad(?:e|ed|es|ing)|bump(?:ed|s|ing)?|updat(?:e|ed|es|ing)|downgrad(?:e|ed|es|ing)|pin(?:ned|s|ning)?) ${QUALIFIERS}(${NAME})(?: ${KIND})?(?: from v?\\d[\\w.]*)? to (?:version )?v?\\d+\\.\\d`,
      'giu',
    ),
    hint: /\d\.\d/,
    groups: 1,
    needs: 'versioned',
  },
  // "[bump quuxlib]", "bumped quuxlib and rebuilt"
  {
    pattern: new RegExp(
      `(?<!\\b(?:[Aa]n?|[Tt]he|[Tt]his|[Ee]very) )\\b[Bb]ump(?:ed|ing|s)? (?:the )?(${NAME})(?=$|[\\],;)]| (?:to|and|for|version)\\b)`,
      'gu',
    ),
    hint: /bump/i,
    groups: 1,
    needs: 'versioned',
  },
  // "added quux2 dependency to the requirements", "restarted the quux-portal docker service"
  {
    pattern: new RegExp(
      `\\b(?:[Aa]dd(?:ed|s|ing)?|[Rr]emov(?:e|ed|es|ing)|[Dd]rop(?:ped|s|ping)?|[Rr]estart(?:ed|s|ing)?) (?:the )?(${NAME}) (?:dependency|dep|gem|crate|pip package|npm package|[Dd]ocker (?:service|container|image|stack))(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /dep|gem|crate|package|ocker/,
    groups: 1,
    needs: 'shaped',
  },
  // "a tool called X", "encrypted with PageCrypt"
  {
    pattern: new RegExp(
      `\\b(?:tool|library|app|program|package|software|editor|framework|plugin|extension|crate|gem|module) (?:called|named) (${NAME})`,
      'gu',
    ),
    hint: /called|named/,
    groups: 1,
    needs: 'name',
  },
  // "using a small program called quuxflash"
  {
    pattern: new RegExp(
      `\\b(?:using|use[ds]?|with|via|installed|found|discovered|tried) (?:an?|the) (?:[\\p{L}-]+ ){0,3}(?:tool|library|app|program|package|software|utility|editor|plugin|extension|script) (?:called|named) (${NAME})`,
      'gu',
    ),
    hint: /called|named/,
    groups: 1,
    needs: 'called',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Uu]sing|[Uu]s(?:es|ed)|via|with|[Ii]nstall(?:ed|ing)|[Aa]dopt(?:ed|ing)|(?:[Ss]witch|[Mm]igrat)(?:ed|ing) to) (?:the )?(${NAME})(?![\\p{L}\\d_(-])`,
      'gu',
    ),
    hint: /[a-z][A-Z]/,
    groups: 1,
    needs: 'camel',
  },
  // "drawn using Fritzing", "installed Grist"
  {
    pattern: new RegExp(
      `\\b(?:[Uu]sing|[Uu]sed|[Ww]e use|I use|[Ii]nstall(?:ed|ing)|[Ss]et(?:ting)? up|[Dd]eployed|[Ss]elf-host(?:ed|ing)?|(?:built|hosted|runs|run|running) on|[Ss]witch(?:ed|ing)? to|[Mm]igrat(?:ed|ing) to) (?:the )?(${NAME})(?=[,.;)]|$| (?:for|to|and|as|in|on|with|because|instead|which|since|directly|locally|where|while|when|so|but)\\b)`,
      'gu',
    ),
    hint: /(?:\b[Uu]s(?:ing|ed?)|nstall(?:ed|ing)| up|eployed|osted|osting| on| to) \p{Lu}/u,
    groups: 1,
    needs: 'capital',
  },
  // "installed beagle-tester on the board"
  {
    pattern: new RegExp(
      `\\b[Ii]nstall(?:ed|ing|s)? (?:and [a-z]+ )?(?:the )?(${NAME})(?=[,.;)]|$| (?:for|to|and|as|in|on|with|from|via|because|instead|which|since)\\b)`,
      'gu',
    ),
    hint: /nstall/,
    groups: 1,
    needs: 'package',
  },
  // "using `hono-rate-limiter`"
  {
    pattern: new RegExp(
      `\\b(?:[Uu]sing|[Uu]s(?:es|ed)|via|adopt(?:ed|s)?|adds?|added) (?:the )?(${NAME})`,
      'gu',
    ),
    hint: /-/,
    groups: 1,
    needs: 'coded',
  },
  // "rendered the clips with Blurple", "profiled in Foobar": what is made with it is told before it
  {
    pattern: new RegExp(
      `\\b(?:built|rebuilt|made|written|rewritten|wrote|drawn|drew|rendered|instrumented|measured|profiled|scraped|generated|compiled|simulated|modell?ed|edited|designed|parsed|implemented|developed|coded|prototyped|plotted|benchmarked|fuzzed|visuali[sz]ed|sliced|routed|scripted|packaged|automated)(?: [\\p{Ll}\\d'-]+){0,5} (?:with|in|using) (${NAME})(?=[,.;)]|$| (?:and|to|for|so|but|which|because|then|instead)\\b)`,
      'giu',
    ),
    hint: / (?:with|in|using) \p{Lu}/u,
    groups: 1,
    needs: 'capital',
  },
  // "Foobar, a small Rust library", "Foobar (a plotting tool)"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME})(?:,| \\() ?an? (?:[\\p{L}\\d+#.-]+ ){0,4}(?:library|framework|toolkit|tool|package|editor|language|compiler|simulator|plugin|extension|database|emulator|debugger|profiler|engine|CLI)(?=[,.;)]|$| (?:for|that|which|to|by|with|from|in|written|used)\\b)`,
      'gu',
    ),
    hint: /(?:,| \() ?an? /,
    groups: 1,
    needs: 'name',
  },
  // "the Foobar test runner"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME}) (?:CLI|plugin|compiler|simulator|debugger|profiler|test runner|test framework|package manager|build system|build tool|game engine|physics engine|template engine|query builder|HTTP client|web framework|web server|message broker|text editor|window manager|site generator|task runner)(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /CLI|plugin|compiler|simulator|debugger|profiler|runner|framework|manager|build|engine|builder|client|server|broker|editor|generator/,
    groups: 1,
    needs: 'name',
  },
  // "the `quux2` package"
  {
    pattern: new RegExp(
      `\\b(?:the|an?|this|new|of|via|using|with) (${NAME}) (?:package|tool|utility|extension)(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /package|tool|utility|extension/,
    groups: 1,
    needs: 'spanned',
  },
  // "X is a self-hosted document editor"
  {
    pattern: new RegExp(
      `^(${NAME}) is an? (?:[\\p{L}-]+,? ){0,4}(?:library|framework|toolkit|editor|database|language|CLI|runtime|emulator|simulator|compiler|linter|package manager|build system|search engine|game engine|orchestrator|scheduler|bundler)\\b`,
      'gu',
    ),
    hint: / is an? /,
    groups: 1,
    needs: 'name',
  },
  // "X 6.1.0"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME}) v?\\d+\\.\\d+(?:\\.\\d+)*(?![\\d%]|\\s?(?:%|[kKMG]i?B|ms|s|x|GHz|MHz)\\b)`,
      'gu',
    ),
    hint: /\d\.\d/,
    groups: 1,
    needs: 'package',
  },
]
