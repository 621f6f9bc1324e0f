import { listed, type Technology } from './technology.ts'

/** What one secures, writes, versions, checks and hosts with, taken in any case. */
const NAMES = {
  security: `
    AbuseIPDB, AdGuard, AMD SEV, Atheris, Atomic Red Team, auditd, Binwalk, BLAKE2, BLAKE3, Botan,
    Bouncy Castle, bulk_extractor, bundler-audit, Casbin, Casdoor, Censys, Cerbos, cfssl, ChaCha20-Poly1305,
    chkrootkit, ClamAV, CloudSploit, ClusterFuzz, Coraza, crt.sh, Crypto++, CTFd, Curve25519, CyberChef,
    dex2jar, Dilithium, Dionaea, DirBuster, dnsenum, dnsrecon, dotPeek, enum4linux, Evil-WinRM, Evilginx,
    feroxbuster, Firmadyne, FLARE VM, FreeIPA, Fulcio, git-crypt, GNUnet, Gophish, gosec, Greenbone,
    Grounding DINO, hcxtools, Honeyd, honggfuzz, hping3, Intel SGX, Kippo, kube-hunter,
    ldapsearch, libgcrypt, LinPEAS, log2timeline, masscan, Meterpreter, minisign, MITRE ATT&CK, mkcert,
    ML-KEM, msfconsole, msfvenom, MTA-STS, NetworkMiner, nsjail, OpenIOC, OpenPGP.js, OpenTitan, OSV-Scanner,
    OWASP ASVS, Parrot OS, PASETO, PEiD, Permify, PEStudio, PKCS#12, PKCS#8, Plaso, Poly1305, pwndbg, Qiling,
    Rekor, REMnux, Retire.js, rkhunter, RustScan, S/MIME, ScoutSuite, secp256k1, SHA-256, SHA-512,
    SimpleSAMLphp, Sleuth Kit, smbclient, ssh-audit, SSL Labs, sslyze, Steampipe, steghide, Subfinder,
    testssl.sh, Tink, TrueCrypt, TryHackMe, Unicorn Engine, urlscan.io, VeraCrypt, wfuzz, WinPEAS, X25519,
    XACML
  `,
  writing: `
    al-folio, Antora, Archivematica, ArchivesSpace, autodoc, BibDesk, BibLaTeX, Bludit, Citavi, CKAN,
    Cobalt.rs, CodePen, CodeSandbox, CollectiveAccess, Commento, Dendron, DevDocs, Disqus, Doc2Dash, DocFX,
    Docsify, Dokka, EPrints, ESDoc, Evernote, ExDoc, Fedora Commons, Figshare, Foswiki, Ghost CMS, Giscus,
    GitBook, GitLab Pages, godoc, Gollum wiki, HackMD, Hexo, impress.js, intersphinx, InvenioRDM, Islandora,
    Javadoc, JSDoc, JSFiddle, Jupyter Book, LanguageTool, latexmk, Lektor, Logseq, LyX, MadCap Flare,
    markdownlint, Marp, MathML, Mendeley, Metalsmith, MiKTeX, Movable Type, Neocities, Obsidian Publish,
    Octopress, Open Journal Systems, OpenRefine, ORCID, Org-roam, OSF.io, Overleaf, oXygen XML, pdoc, PmWiki,
    Publii, pydoc, RDoc, ReadMe.io, remark-lint, Replit, Reveal.js, Roam Research, Samvera, Scrivener,
    Semantic MediaWiki, Slidev, StackBlitz, Substack, Surge.sh, Swimm, TeXmaker, TeXShop, TeXstudio, textlint,
    Textpattern, TiddlyWiki, Tumblr, TWiki, TypeDoc, Typora, vimwiki, VuFind, Wikibase,
    Wikidata Query Service, Wikimedia Commons, Zenodo, Zettlr
  `,
  development: `
    actionlint, ansible-lint, Arcanist, auditwheel, auto-changelog, bats-core, Bazelisk, BinderHub,
    Buildifier, Buildozer, bump2version, bumpversion, cargo-release, chruby, Codeberg, codespell, conda-lock,
    conventional-changelog, Copybara, cpanm, cspell, Darcs, DataLad, delocate, distutils, djlint, etckeeper,
    Fossil SCM, GHCup, git-changelog, git-cola, git-filter-repo, git-flow, git-review, git-svn, GitExtensions,
    gitflow, GitHub CLI, GitHub Desktop, gitk, GitKraken, gitlint, go-task, Hackage, Homu, IronPython,
    josh-proxy, Jujutsu, kbld, lazygit, lefthook, libtool, MacPorts, manylinux, markdownlint-cli, Mergify,
    mruby, MyST-Parser, nbsphinx, Packagist, Patchew, Pijul, pre-commit.ci, probot, py2app, py2exe,
    pyre-check, python-semantic-release, rattler-build, release-plz, reorder-python-imports, repo2docker,
    Rubinius, rules_go, rules_python, RustPython, scikit-build, scikit-build-core, setuptools-scm, shfmt,
    shUnit2, Sourcetree, sphinx-gallery, sr.ht, StGit, Taskfile, topgit, TortoiseGit, towncrier,
    tox-gh-actions, vendir, versioneer, virtualenvwrapper, yamllint, ytt
  `,
  services: `
    Alexa Skills Kit, API Blueprint, AT Protocol, BBEdit, Bitcoin Core, Bluesky, cdnjs, chezmoi, Chronograf,
    ClickUp, Cloud9, code-server, Code::Blocks, CodeArtifact, CodeCommit, Codeium, Cyrus IMAP, Dev-C++,
    dotbot, Etherscan, Flutterwave, Friendica, Geany, Gmail API, Google Calendar API, Google Cloud Vision,
    Google Drive, Google Fonts, gRPCurl, Huginn, Icinga2, Kakoune, Kapacitor, KDevelop, Keyspaces, Lapce,
    LazyVim, Listserv, Logentries, LunarVim, M-Pesa, Mailcow, Monday.com, Navicat, Nostr, Notepad++, Paystack,
    phpPgAdmin, Piwik, quay.io, RainLoop, Redoc, Remix IDE, Rhasspy, Roundcube, Rspamd, Selenium IDE,
    Sendmail, SignalFx, SoapUI, Spacemacs, SpamAssassin, Splunk On-Call, Tabnine, Tendermint, TextMate,
    Thonny, Timestream, Uniswap, viem, vMix, yadm, YouTrack, Zimbra
  `,
  browsersAndBuilds: `
    Alive2, ARES-6, Chrome DevTools Protocol, CIRCT, clang-repl, Compiler Explorer, cvise, depot_tools,
    EdgeDriver, FileCheck, Firefox Profiler, gclient, gdb-dashboard, Gecko Profiler, Gitiles, Glean SDK,
    Godbolt, godbolt.org, Goma, IonMonkey, libc++abi, lld-link, LLVM BOLT, llvm-lit, llvm-mca, Miasm,
    MotionMark, moz-phab, mozconfig, Mythril, PageSpeed, perf2bolt, Pernosco, Polygeist, quick-bench,
    reclient, Searchfox, Speedometer 3, Treeherder, TurboFan, WarpMonkey, WebDriver BiDi, YARPGen, Z3Py
  `,
  shellsAndEditors: `
    AsciidoctorJ, AstroNvim, BibTeX, bmon, Bridgetown, cachix, cargo-doc, coc.nvim, code-oss, conform.nvim,
    Docute, evil-mode, fd-find, Ghostty, Gridsome, Hammerspoon, home-manager,
    Homebrew Cask, Hugo Blox, JetBrains Fleet, jupytext, Karabiner-Elements, KDoc, kickstart.nvim, LaTeXML,
    lazy.nvim, lsp-mode, mason.nvim, mdbook-mermaid, minimal-mistakes, nbstripout, nix-build, nix-darwin,
    nixos-rebuild, NvChad, nvim-cmp, nvim-lspconfig, nvim-treesitter, nvtop, Oh My Posh, org-babel,
    packer.nvim, PaperMod, PGFPlots, Powerlevel10k, PowerToys, radeontop, RapiDoc, Remote-SSH, RustRover,
    sphinx-autobuild, straight.el, Sublime Merge, Swagger Editor, tealdeer, telescope.nvim, tldr-pages,
    tmux-resurrect, tramp-mode, use-package, vim-plug, VSCodium, yabai, zinit, zplug
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Aider, arXiv, Basecamp, Certificate Transparency, Corda, Cowrie, CPAN, CVS, Dendrite, ECDH, EndNote,
  Ganache, H5P, Haddock, HKDF, HMAC, HSTS, I2P, IDLE, Invenio, Joplin, JSPM, Kismet, Koha, Kuma, Kyber, Kylin,
  Launchpad, LTI, Macie, Mailman, MD5, Mycroft, NaCl, NSS, Omeka, PECL, Pelican, Review Board, RVM, Savannah,
  SCAP, SGX, SHA1, Shibboleth, SLSA, Spyder, SSSD, STIX, TAXII, Theia, Tika, Tripwire, U2F, Zeal, Zola
`

/** Plain words: certain only in a context. */
const WORDS = `
  Capstone, Helix, Prowler, Sequel
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'Nova', words: ['Nova'], among: ['OpenStack'] },
  { name: 'Neutron', words: ['Neutron'], among: ['OpenStack'] },
  { name: 'Cinder', words: ['Cinder'], among: ['OpenStack'] },
  { name: 'Glance', words: ['Glance'], among: ['OpenStack'] },
  { name: 'Keystone', words: ['Keystone'], among: ['OpenStack'] },
  { name: 'Ironic', words: ['Ironic'], among: ['OpenStack'] },
  { name: 'Octavia', words: ['Octavia'], among: ['OpenStack'] },
  { name: 'git-annex', also: ['git annex'] },
  { name: 'buildx', shown: ['Docker Buildx'] },
  { name: 'Volatility', words: ['Volatility'], nouns: ['plugin', 'framework'] },
  { name: 'Quay', words: ['Quay'], nouns: ['registry'] },
]

export const WORKSHOP: Technology[] = [...listed(NAMES, CASED, WORDS), ...AMBIGUOUS]
