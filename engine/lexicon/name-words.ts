/** Words that stand before a version or a number without naming a tool ("section 3.2.1", "upcoming 1.9.0"). */
export const BEFORE_VERSION =
  /^(?:version|versions|it|them|this|that|dependency|dependencies|timeout|timeouts|limit|limits|memory|default|defaults|minimum|maximum|requirement|requirements|release|release-notes|copyright|year|size|package|packages|section|step|figure|table|chapter|level|stage|phase|part|page|line|release|build|tag|row|score|factor|ratio|about|around|over|under|only|just|nearly|almost|roughly|approximately|by|from|to|of|at|in|on|than|is|was|are|were|and|or|the|least|most|until|since|before|after|every|within|up|down|v|rc|beta|alpha|ubuntu|api|spec|specification|rfc|ie|took|takes|take|averaged|average|mean|median|p\d+|price|cost|costs|rate|accuracy|loss|precision|recall|f1|auc|gpa|grade|http|tls|ssl|upcoming|next|new|latest|current|currently|old|older|newer|previous|previously|recent|stable|initial|first|final|released|releasing|require|requires|required|support|supports|using|use|uses|with|for|against|via|like|install|installed|shipped|tagged|published|reached|hit|now|running|run|runs|be|been|still|both|either|see|also|backport|backported|cut|target|targets|planned|coming|all|any|our|my|its|their|that's|needs|need|got|get|have|has|had|not|no|plus|minus|about|ip|address|host|port|server|node|date|time|id|number|no|issue|bug|pr|ticket|commit|firmware|kernel|client|app|apps|site|docs|patch|hotfix|update|upgrade|series|branch|line)$/i

/** Last parts that name a piece of one's own system, not a library ("billing-service", "RequestHandler"). */
export const OWN_PART =
  /(?:service|server|worker|api|client|app|job|tests?|manager|handler|controller|page|button|view|model|factory|provider|adapter|error|exception|helper|utils?|spec|component|module|config|command|request|response|processor|builder|repository|store|context|wrapper|listener|event|state|type|interface|class)s?$/i

/** Last parts of the names of classes, which prose also sets without marks ("HashMap", "LocalExecutor"). */
export const CLASS_PART =
  /(?:Executor|Pool|Queue|Map|List|Set|Array|Buffer|Stream|Reader|Writer|Parser|Scheduler|Thread|Lock|Mutex|Node|Tree|Table|Index|Field|Column|Flag|Option|Param|Args|Callback|Hook|Loader|Resolver|Validator|Serializer|Formatter|Converter|Policy|Strategy|Entity|Dto|Dao|Impl|Base|Budget|Rule|Format|Default|Size|Count|Name|Path|File|Group|Item|Layer|Token|Session|User|Header|Body|Message|Channel|Socket|Connection|Transaction|Iterator|Visitor|Observer|Registry|Container|Instance|Object|Value|Result|Status|Action|Reducer|Selector|Widget|Window|Dialog|Panel|Form|Input|Label|Icon|Image|Cache|Proxy|Decorator|Filter|Mixin|Trait|Enum|Struct|Rules|Error|Regression|Classifier|Layout)s?$/

/** Hyphenated plain English ("real-time", "end-to-end"). */
export const HYPHENATED =
  /^(?:(?:re|pre|non|un|co|de|multi|cross|self|semi|sub|anti|auto|inter|over|under|well|long|short|high|low|hard|soft|full|half|two|three|four|first|second|third|last|next|one|real|end|built|open|read|write|per|ad|in|on|off|out|up|down|all|best|single|double|top|follow|back|front|fine|coarse|large|small|case|thread|time|run|hand|home|cost|event|day|week|month|year|step|stand|work|drop|sign|set|pop|pull|push|plug|opt|roll|fall|kick|clean|warm|cold|hot|dry|old|new|so|cut|turn|trade|copy|deep|post|peer|point|side|zero|right|left|round|rate|much|more|many|most|less|not|now|no|yet|never|ever|go|get|let|make|take|give|put|e|x|a|i|t)-.*|.*-(?:up|in|out|off|on|of|to|and|the|by|based|only|like|side|time|level|end|way|related|specific|driven|wide|free|safe|aware|ready|friendly|first|party|date|case|source|scale|line|size|memory|point|coded|facing|defined|generated|written|compatible|dependent|ended|sized|oriented|check|run|through))$/

/** Capitalised words that one uses without their being tools. */
export const COMMON_NAMES =
  /^(?:standard|shared|common|core|internal|external|public|official|native|client|entire|whole|same|other|another|english|german|french|spanish|dutch|italian|chinese|japanese|latin|greek|google|apple|microsoft|amazon|facebook|meta|twitter|youtube|wikipedia|netflix|chrome|firefox|safari|edge|brave|opera|bing|reddit|stackoverflow|medium|linkedin|instagram|mac|macbook|iphone|ipad|intel|nvidia|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|option|case|plan|step|phase|part|section|table|figure|issue|ticket|version|level|type|mode|bayes|gaussian|newton|fourier|euler|fermat|markov|fibonacci|dijkstra|bresenham|perlin|catmull|bezier|hermite|cartesian|boolean|unicode|ascii|roman|dark|light|high|low|new|old|next|settings|admin|user|users|dashboard|profile|account|login|home|search|menu|editor|viewer|player|server|production|staging|main|master|default|custom|plugin|project|product|team|design|data|reports?|payments?|billing|checkout|orders?|inventory|notifications?|chat|maps?|camera|game|debug|release|tests?|demo|sample|example|template|theme|layout|header|footer|sidebar|page|web|mobile|desktop|backend|frontend|parallel|general|advanced|simple|basic|small|little|great|good|nice)$/i

/** Packages whose parts are written behind a dot ("dask.array"). */
export const DOTTED_PACKAGES = new Set(
  (
    'aiohttp airflow anndata asyncio astropy bokeh boto3 cartopy celery cupy dask datashader django dipy fastapi flask ' +
    'geopandas gensim holoviews jax keras langchain librosa matplotlib mlflow mne networkx nibabel nilearn nltk numba ' +
    'numpy pandas paramiko pyarrow pydantic pymc pyspark pytest pytorch rasterio scanpy scipy scrapy seaborn sklearn ' +
    'skimage spacy sqlalchemy starlette statsmodels sympy tensorflow tf.keras torch torchvision tornado transformers ' +
    'twisted unittest werkzeug xarray xgboost'
  ).split(' '),
)
