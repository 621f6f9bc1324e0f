/** Nouns that engineers put after the name of a technology. */
export const TRADE_NOUNS = new Set(
  (
    'api apis app apps application applications backend backends binding bindings broker build builds bundle cache client ' +
    'clients cluster clusters code codebase collector compiler component components config configuration connector ' +
    'consumer consumers container containers controller cluster dashboard dashboards database databases db deployment ' +
    'deployments developer developers driver drivers endpoint endpoints engine engines exporter extension extensions ' +
    'file files framework frameworks frontend function functions handler handlers image images implementation index ' +
    'indexes instance instances integration integrations interpreter job jobs kernel language lib libraries library ' +
    'linter middleware migration migrations model models module modules operator orm package packages parser pipeline ' +
    'pipelines plugin plugins pod pods processor producer producers program project projects proxy queries query queue ' +
    'queues registry repo repository router runtime schema schemas script scripts sdk server servers service services ' +
    'shader shaders stack store stream streams suite syntax table tables task tasks template templates test tests ' +
    'theme tool toolchain tooling topic topics tutorial version versions web webhook webhooks widget worker workers ' +
    'workflow workflows wrapper'
  ).split(' '),
)

/** More of them, which a name that is no common word may stand before. */
export const MORE_TRADE_NOUNS = new Set(
  (
    'agent agents alert alerts bot bucket buckets call calls chart charts check checks command comment comments credentials ' +
    'dashboard event events guests hook hooks host hosts install installation lock locks log logs manifest manifests metric ' +
    'metrics node nodes notebook notebooks page pages playbook playbooks policy policies preload process processes request ' +
    'requests response responses role roles rule rules secrets session sessions settings setup sync thread threads ' +
    'transaction transactions upgrade view views'
  ).split(' '),
)
