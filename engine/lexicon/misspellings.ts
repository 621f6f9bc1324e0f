/** What people mistype or write small, and what they mean; `~` stands for a space. Only what is no word of its own. */
export const MISSPELLINGS = `
  abandonned/abandoned abilty/ability abreviation/abbreviation absense/absence absolue/absolute
  acccess/access accelleration/acceleration acceptible/acceptable acces/access accessable/accessible
  accessibilty/accessibility accidentaly/accidentally accidently/accidentally accomadate/accommodate
  accomadates/accommodates accomodate/accommodate accomodates/accommodates accout/account
  accouting/accounting accross/across accuracry/accuracy accuratly/accurately acelleration/acceleration
  acess/access acheive/achieve acheived/achieved achive/achieve achived/achieved acknowlege/acknowledge
  acommodate/accommodate activly/actively actualy/actually adapater/adapter addapt/adapt addded/added
  additionl/additional additonal/additional addtion/addition addtional/additional adjustement/adjustment
  adminstration/administration adminstrator/administrator adn/and adress/address advertisment/advertisement
  aggreement/agreement agian/again agregate/aggregate agreggate/aggregate agressive/aggressive
  aleady/already algorithim/algorithm algorithum/algorithm algoritms/algorithms allign/align
  alligned/aligned allignment/alignment allready/already allways/always alocate/allocate alocated/allocated
  alogrithm/algorithm alot/a~lot alredy/already alternativly/alternatively ambigious/ambiguous
  ammount/amount analisis/analysis analized/analyzed analysys/analysis anaylsis/analysis anaylze/analyze
  annoucement/announcement annoymous/anonymous anoter/another anwser/answer apear/appear apears/appears
  aplication/application apparant/apparent apparantly/apparently appearence/appearance
  appication/application appliation/application applicaiton/application applicatoin/application
  approch/approach appropiate/appropriate appropriatly/appropriately apropriate/appropriate aquire/acquire
  aquired/acquired arbitary/arbitrary architechture/architecture architecure/architecture arguement/argument
  arguements/arguments artifical/artificial assembley/assembly assigment/assignment assocated/associated
  assocation/association aswell/as~well asynchronus/asynchronous asyncronous/asynchronous atleast/at~least
  atribute/attribute attatch/attach attatched/attached attemt/attempt attibute/attribute attrbute/attribute
  autentication/authentication authenication/authentication authenitcation/authentication
  authentification/authentication authetication/authentication automatical/automatic
  automaticaly/automatically automaticly/automatically autonomus/autonomous avaiable/available
  avaialble/available availabilty/availability availble/available avalable/available avaliable/available
  avilable/available backgorund/background backgroud/background balence/balance bandwith/bandwidth
  basicly/basically batery/battery beacuse/because becase/because becasue/because becuase/because
  beeing/being begining/beginning beginnig/beginning behaivor/behavior behavoir/behavior behavour/behaviour
  beleive/believe benchamrk/benchmark benifit/benefit benifits/benefits beofre/before beween/between
  bewteen/between boostrap/bootstrap boostrapping/bootstrapping boundries/boundaries boundry/boundary
  brower/browser bufer/buffer buffter/buffer buidling/building builing/building buisness/business
  caculate/calculate caculated/calculated calcualte/calculate calculater/calculator calender/calendar
  calibraton/calibration callibrate/calibrate callibrated/calibrated callibration/calibration
  calulate/calculate calulated/calculated cant/can't capabilites/capabilities capabilty/capability
  caracter/character catagories/categories catagory/category certifcate/certificate chagne/change
  chaneg/change chanel/channel changable/changeable changeing/changing charachter/character
  charaters/characters charcter/character cheking/checking chnage/change chnaged/changed cicuit/circuit
  circut/circuit clearified/clarified clearnce/clearance cleaup/cleanup coeficient/coefficient
  coeficients/coefficients cofiguration/configuration colum/column colums/columns comand/command
  comands/commands comit/commit comming/coming comminication/communication commited/committed
  commiting/committing commmit/commit commnad/command commnunication/communication
  communcation/communication comparision/comparison comparisions/comparisons comparsion/comparison
  compatability/compatibility compatable/compatible compatibile/compatible compatibilty/compatibility
  compenent/component competeing/competing compilaton/compilation completly/completely complience/compliance
  compnent/component compoments/components componant/component componet/component compresion/compression
  computaion/computation comunicate/communicate comunication/communication concious/conscious
  concurent/concurrent conditon/condition condtion/condition conected/connected conection/connection
  conenction/connection confguration/configuration configration/configuration configuation/configuration
  configuraiton/configuration configuratoin/configuration conflit/conflict connecion/connection
  conneciton/connection connectd/connected connetion/connection connnect/connect consistancy/consistency
  consistant/consistent consitent/consistent construtor/constructor contaier/container containg/containing
  contianer/container continous/continuous continously/continuously contoller/controller
  contollers/controllers controler/controller controlers/controllers contruct/construct
  contructor/constructor convertion/conversion coordiantes/coordinates coppied/copied corectly/correctly
  coresponding/corresponding correclty/correctly correctely/correctly corresonding/corresponding
  correspoding/corresponding corrrect/correct couldnt/couldn't curent/current currenlty/currently
  currentlly/currently curretly/currently dahsboard/dashboard dashbaord/dashboard dashbord/dashboard
  databas/database databse/database datbase/database deafult/default deamon/daemon debuged/debugged
  debuggin/debugging debuging/debugging deciede/decide decieded/decided decrese/decrease decribe/describe
  decription/description decriptor/descriptor defenition/definition definately/definitely
  definitly/definitely defintion/definition defualt/default degredation/degradation delimeter/delimiter
  delimeters/delimiters depedencies/dependencies depedency/dependency depencencies/dependencies
  depencency/dependency dependancies/dependencies dependancy/dependency dependecies/dependencies
  dependecy/dependency dependeny/dependency deployement/deployment deployes/deploys deploymet/deployment
  depricated/deprecated descibe/describe desciption/description descriptoin/description
  descripton/description desgin/design desination/destination desinations/destinations desing/design
  destory/destroy detectes/detects determing/determining develope/develop developement/development
  develpment/development devlopment/development diable/disable diabled/disabled diagnotics/diagnostics
  dictonary/dictionary dicussed/discussed didnt/didn't diference/difference diferent/different
  diffcult/difficult differant/different differnce/difference differnet/different differnt/different
  difficulity/difficulty diffrent/different dificult/difficult dimention/dimension dimentions/dimensions
  dirctory/directory direcory/directory direcotry/directory directroy/directory disapear/disappear
  disappered/disappeared disbale/disable discription/description displayes/displays dissapear/disappear
  dissapeared/disappeared dissappear/disappear disscused/discussed disscussed/discussed
  distibution/distribution distrubuted/distributed docuement/document documenation/documentation
  documentaion/documentation documentaiton/documentation documention/documentation
  documetation/documentation doesnt/doesn't dont/don't donwload/download dosent/doesn't dowload/download
  downlaod/download downlod/download dupicate/duplicate duplciate/duplicate duplicat/duplicate
  dupplicate/duplicate durring/during dynamicly/dynamically eachother/each~other eanble/enable
  easilly/easily ecnryption/encryption effeciency/efficiency effecient/efficient efficency/efficiency
  efficent/efficient efficently/efficiently effiency/efficiency elavator/elevator elavators/elevators
  elimiate/eliminate elminate/eliminate embeded/embedded encapuslate/encapsulate encouter/encounter
  encoutered/encountered encyption/encryption enforcment/enforcement enought/enough enourmous/enormous
  entires/entries entrpoints/entrypoints enviorment/environment enviornment/environment
  enviroment/environment enviromental/environmental enviroments/environments environement/environment
  environemnt/environment envrionment/environment equiped/equipped equiptment/equipment
  equivelant/equivalent equivilent/equivalent erlier/earlier erorr/error erros/errors errror/error
  everytime/every~time exampel/example excecute/execute excecuted/executed excecution/execution
  excercise/exercise exection/execution exectuable/executable execuable/executable executeable/executable
  exellent/excellent exisiting/existing existance/existence existant/existent existng/existing
  exmaple/example expereince/experience experiance/experience experiement/experiment
  experiements/experiments experienc/experience experment/experiment expermient/experiment
  expirimental/experimental explaination/explanation explicitely/explicitly explicity/explicitly
  expliclty/explicitly explict/explicit explictly/explicitly exponentional/exponential exsist/exist
  exsisting/existing exsiting/existing extention/extension extentions/extensions exteral/external
  extermely/extremely extrat/extract extremly/extremely failiure/failure failre/failure failue/failure
  faliure/failure fallling/falling familar/familiar fashon/fashion featrue/feature featuer/feature
  feautre/feature feautres/features feauture/feature feild/field feilds/fields fianlly/finally
  filesystm/filesystem filesytem/filesystem finaly/finally finalyl/finally finshed/finished
  flexiblity/flexibility followig/following follwed/followed follwing/following folowing/following
  forwad/forward fourty/forty foward/forward framwork/framework freqency/frequency frequencey/frequency
  frequeny/frequency frequncy/frequency frontent/frontend fucntion/function fucntions/functions
  fuction/function fuctionality/functionality fuctions/functions fullfill/fulfil functinality/functionality
  functionailty/functionality functionallity/functionality functionaly/functionally functoin/function
  functon/function fundemental/fundamental funtion/function funtional/functional funtionality/functionality
  funtions/functions furhter/further futher/further garantee/guarantee garbadge/garbage gaurantee/guarantee
  gauranteed/guaranteed geeting/getting genarate/generate genarated/generated generaly/generally
  generaotr/generator genereate/generate geting/getting gettting/getting gloabl/global goverment/government
  gradualy/gradually graet/great grammer/grammar guage/gauge guarentee/guarantee guarenteed/guaranteed
  hadling/handling hadnt/hadn't hanlde/handle happend/happened hardwear/hardware harware/hardware
  hasnt/hasn't havent/haven't hearbeat/heartbeat heigth/height heirarchy/hierarchy hierachy/hierarchy
  hierarcy/hierarchy higest/highest hopefuly/hopefully horizantal/horizontal horizonal/horizontal hte/the
  hyperparamter/hyperparameter hyperparamters/hyperparameters idenity/identity identifer/identifier
  identifers/identifiers im/I'm imediate/immediate imediately/immediately immeadiately/immediately
  immediatly/immediately impelement/implement implemenation/implementation implementaion/implementation
  implementaiton/implementation implementatoin/implementation implementd/implemented
  implemention/implementation implemetation/implementation implemeted/implemented
  implemntation/implementation implicitely/implicitly impliment/implement implimentation/implementation
  implimented/implemented implment/implement implmentation/implementation implmented/implemented
  importent/important imporve/improve imporved/improved improvment/improvement improvments/improvements
  imrpove/improve inaccesible/inaccessible incase/in~case incomming/incoming incompatable/incompatible
  incomplet/incomplete inconsistancy/inconsistency inconsistant/inconsistent incorect/incorrect
  incorperate/incorporate incorperated/incorporated incorrecly/incorrectly incorrrect/incorrect
  incude/include incuding/including indentical/identical indentifier/identifier indepedent/independent
  independant/independent independantly/independently indicies/indices indivdual/individual
  individualy/individually infact/in~fact infastructure/infrastructure infered/inferred
  infomation/information infomration/information informtion/information infrastrcture/infrastructure
  infrastucture/infrastructure inital/initial initalise/initialise initalization/initialization
  initalize/initialize initalized/initialized initiaization/initialization initializion/initialization
  initialy/initially initilize/initialize inlcude/include inorder/in~order inputed/inputted insead/instead
  instace/instance instaed/instead instalation/installation installaton/installation
  installtion/installation instanciate/instantiate instanciated/instantiated instanciating/instantiating
  insted/instead intall/install intalled/installed intance/instance intead/instead inteface/interface
  integeration/integration integraton/integration intented/intended interfaec/interface interfer/interfere
  intergrate/integrate intergrated/integrated intergration/integration intermitent/intermittent
  intermittant/intermittent internaly/internally interpeter/interpreter interpretor/interpreter
  interrput/interrupt interupt/interrupt interupted/interrupted interupts/interrupts intial/initial
  intialization/initialization intialize/initialize intialized/initialized intially/initially
  introdcution/introduction introduciton/introduction introdution/introduction investiage/investigate
  investigatd/investigated irrelevent/irrelevant isnt/isn't isntead/instead issuse/issues istead/instead
  iteratoin/iteration itnerface/interface itterate/iterate itteration/iteration ive/I've kernal/kernel
  keybord/keyboard knowlege/knowledge knwon/known laguage/language langauge/language languge/language
  legth/length lengh/length lenght/length libarary/library libaries/libraries libary/library
  librarys/libraries libray/library liscense/license lisense/license littel/little locaiton/location
  locaton/location loggin/logging lookign/looking machiene/machine maintainance/maintenance
  maintainence/maintenance maintance/maintenance maintence/maintenance maintenence/maintenance
  maitainer/maintainer makeing/making managemnt/management managment/management mangement/management
  mantain/maintain mantainer/maintainer manualy/manually manully/manually mathematicaly/mathematically
  maually/manually maximium/maximum measurment/measurement measurments/measurements mecanism/mechanism
  mechanisim/mechanism mechansim/mechanism memmory/memory memroy/memory merory/memory mesage/message
  mesages/messages messags/messages messge/message messsage/message methdo/method metod/method
  metods/methods migraiton/migration migraton/migration milestome/milestone minature/miniature
  minimun/minimum minium/minimum minumum/minimum mising/missing mispell/misspell mispelled/misspelled
  missmatch/mismatch modifcation/modification modifed/modified modifiy/modify modluar/modular modul/module
  moniter/monitor monitering/monitoring morover/moreover mulitple/multiple multipe/multiple multple/multiple
  mutiple/multiple mutliple/multiple navagation/navigation naviagte/navigate naviagtion/navigation
  neccesary/necessary neccessary/necessary necesary/necessary necessarry/necessary necessery/necessary
  necesssary/necessary negetive/negative nessecary/necessary nessesary/necessary netowrk/network
  netwrok/network nework/network newtork/network normaly/normally notfication/notification
  noticable/noticeable notifcation/notification notificaiton/notification nubmer/number numnber/number
  numner/number obejct/object obsevered/observed obsolate/obsolete obsolte/obsolete occasionaly/occasionally
  occassion/occasion occassionally/occasionally occurance/occurrence occurances/occurrences occured/occurred
  occurence/occurrence occurences/occurrences occuring/occurring ocurred/occurred ocurring/occurring
  offical/official officialy/officially ofthe/of~the ojbect/object ommit/omit ommited/omitted
  ommitted/omitted opeator/operator operaiton/operation operatoin/operation opertaion/operation
  oportunity/opportunity opperation/operation oppurtunity/opportunity optimiation/optimization
  optimizaton/optimization optimzation/optimization optimzed/optimized optionaly/optionally
  optmization/optimization optmize/optimize optmized/optimized orginal/original orginally/originally
  orientaion/orientation originaly/originally orignal/original oscilator/oscillator
  oscilliscope/oscilloscope otuput/output ouptut/output ouput/output outputing/outputting outut/output
  overide/override overriden/overridden pacakge/package pacakges/packages packge/package pageing/paging
  pakage/package paralel/parallel paralell/parallel parallell/parallel paramater/parameter
  paramaters/parameters parameteres/parameters paramter/parameter paramters/parameters parmeter/parameter
  parrallel/parallel particulary/particularly partion/partition partiton/partition passowrd/password
  passwod/password passwrod/password pasword/password peform/perform peformance/performance perfom/perform
  perfomance/performance performace/performance performanc/performance performence/performance
  perfromance/performance permenant/permanent permenantly/permanently permision/permission
  permisions/permissions permisson/permission persistance/persistence persistant/persistent
  perviously/previously pipeine/pipeline pipline/pipeline piplines/pipelines placeholer/placeholder
  plaform/platform platfom/platform platfrom/platform pointeur/pointer poluted/polluted porblem/problem
  posible/possible positon/position possbile/possible possble/possible possibile/possible
  possibilty/possibility possiblity/possibility postion/position potentialy/potentially practial/practical
  preceed/precede preceeding/preceding precison/precision precission/precision prefered/preferred
  preformance/performance preperation/preparation prepration/preparation presense/presence
  presentaion/presentation previos/previous previosly/previously previoulsy/previously previouly/previously
  previuos/previous privilage/privilege priviledge/privilege priviledges/privileges probabaly/probably
  probaly/probably probelm/problem problm/problem problme/problem procces/process procceses/processes
  proccess/process proccessed/processed proccessing/processing proccessor/processor procedue/procedure
  proceedure/procedure procesing/processing processer/processor progam/program progams/programs
  progess/progress programatically/programmatically progres/progress properites/properties
  propertly/properly propery/property propety/property propogate/propagate propogated/propagated
  propogation/propagation propper/proper prortocol/protocol protocal/protocol protocals/protocols
  prototpye/prototype protoype/prototype protoytpe/prototype providor/provider publically/publicly
  publsih/publish qualitiy/quality queires/queries queriable/queryable quering/querying querry/query
  querys/queries questionaire/questionnaire quickley/quickly randomely/randomly reachible/reachable
  realease/release realy/really reaosn/reason rearanging/rearranging reasonble/reasonable
  reccomend/recommend reccommend/recommend recieve/receive recieved/received reciever/receiver
  recieves/receives recive/receive recived/received recognizion/recognition recomend/recommend
  recomendation/recommendation recomended/recommended recommanded/recommended recongize/recognize
  reconize/recognize recursivly/recursively redudant/redundant redundent/redundant reenable/re-enable
  refacor/refactor refered/referred refering/referring refernce/reference refernece/reference
  referrence/reference refference/reference refrence/reference refrences/references regestered/registered
  registery/registry regluar/regular regresion/regression reguarly/regularly regularily/regularly
  reimplment/reimplement relase/release relavant/relevant relavent/relevant releae/release releasd/released
  relevence/relevance relevent/relevant reliabilty/reliability reliablity/reliability remaing/remaining
  remaning/remaining rememeber/remember remoe/remove remoed/removed remoes/removes removd/removed
  remvoe/remove remvoed/removed reopsitory/repository replacment/replacement reponse/response
  reponses/responses repositiory/repository repositoy/repository repositry/repository repostiory/repository
  repreduce/reproduce representaion/representation represention/representation
  reproducability/reproducibility reproducable/reproducible reqest/request reqeust/request
  requirment/requirement requirments/requirements requred/required requset/request requst/request
  resisotr/resistor resisotrs/resistors resistence/resistance reslove/resolve resluts/results
  resoltuion/resolution resoluton/resolution resonse/response resoruce/resource resouce/resource
  resouces/resources resourse/resource resourses/resources resovled/resolved responce/response
  respone/response responsability/responsibility responsable/responsible responsibile/responsible
  responsibilty/responsibility respose/response resposible/responsible respository/repository
  resposne/response restaraunt/restaurant restul/result resuls/results resutl/result retreive/retrieve
  retreived/retrieved retrival/retrieval retrive/retrieve retrun/return retrurn/return retun/return
  reults/results reuseable/reusable rouding/rounding rougly/roughly runing/running runnning/running
  rythm/rhythm safley/safely scedule/schedule sceduler/scheduler schedular/scheduler scheduller/scheduler
  schmea/schema scirpt/script screenshoot/screenshot scripst/scripts scrpit/script seach/search
  searhc/search secion/section seciton/section secuirty/security securty/security selction/selection
  selectin/selection sensetive/sensitive sensitve/sensitive seperate/separate seperated/separated
  seperately/separately seperating/separating seperation/separation seperatly/separately seperator/separator
  seprate/separate sequenc/sequence sequencial/sequential serach/search serialzation/serialization
  serivce/service serivces/services servce/service servcie/service serveral/several seting/setting
  setted/set severl/several severly/severely sevice/service sevices/services shoud/should shoudl/should
  shouldnt/shouldn't shuold/should siganl/signal signficant/significant signficantly/significantly
  signifcant/significant significanlty/significantly significat/significant similarily/similarly
  similiar/similar simlar/similar simliar/similar simplfy/simplify simplicty/simplicity
  simulatneously/simultaneously simulaton/simulation simultaneosly/simultaneously simultanous/simultaneous
  simultanously/simultaneously sintax/syntax situaion/situation situtation/situation slighlty/slightly
  slighly/slightly slighty/slightly softare/software sofware/software soltuion/solution solutoin/solution
  somethig/something somethign/something sometims/sometimes somthing/something somtimes/sometimes
  soruce/source sotrage/storage sotware/software souce/source speach/speech specfic/specific
  specication/specification specifc/specific specifcally/specifically specificaiton/specification
  specificly/specifically spefic/specific speficic/specific stabilty/stability stablity/stability
  standart/standard staticly/statically statistc/statistic statment/statement statments/statements
  staus/status stlye/style stoarge/storage storeage/storage strcture/structure strenght/strength
  striaght/straight structre/structure strucutre/structure struture/structure stucture/structure
  submision/submission submited/submitted subsciption/subscription subsequant/subsequent
  subsitute/substitute substitue/substitute substract/subtract substracted/subtracted subsytem/subsystem
  succed/succeed succes/success succesful/successful succesfully/successfully successfull/successful
  successfullly/successfully successfuly/successfully suceed/succeed sucesfully/successfully sucess/success
  sucessful/successful sucessfull/successful sucessfully/successfully sufficent/sufficient
  sufficently/sufficiently sufix/suffix suggestons/suggestions supoort/support suport/support
  suported/supported suports/supports suppport/support suprise/surprise suprised/surprised
  suprisingly/surprisingly surpise/surprise suspicous/suspicious symetric/symmetric symetrical/symmetrical
  synatx/syntax synchonization/synchronization synchonize/synchronize synchornous/synchronous
  syncronization/synchronization syncronize/synchronize syncronized/synchronized syncronous/synchronous
  sysem/system systematicly/systematically systen/system systme/system sytem/system sytems/systems
  tabel/table teamplate/template techical/technical technicaly/technically technolgy/technology teh/the
  tehcnical/technical tempalte/template tempature/temperature temperatur/temperature temperture/temperature
  templat/template templete/template temporaly/temporarily temporarly/temporarily temporay/temporary
  tempory/temporary temprature/temperature terminaiton/termination terminte/terminate tesing/testing
  testign/testing thats/that's theoritical/theoretical theres/there's therfore/therefore thier/their
  thoughput/throughput threashold/threshold threshhold/threshold throughly/thoroughly throught/through
  througout/throughout througput/throughput timeing/timing timestmap/timestamp timout/timeout
  timteout/timeout togather/together togheter/together toghether/together togther/together
  tolerence/tolerance tommorow/tomorrow tommorrow/tomorrow tomorow/tomorrow traffice/traffic trafic/traffic
  tranceiver/transceiver tranfer/transfer tranform/transform transacton/transaction transfered/transferred
  transfering/transferring transformaion/transformation transistion/transition transiton/transition
  translater/translator transmision/transmission transparancy/transparency transtion/transition
  trasform/transform traslation/translation trasnfer/transfer treshold/threshold trigered/triggered
  triggerd/triggered truely/truly truning/turning tutorail/tutorial udpate/update udpated/updated
  unabel/unable unavailble/unavailable unavaliable/unavailable uncessary/unnecessary underlaying/underlying
  understading/understanding undestand/understand unecessary/unnecessary unexpcted/unexpected
  unexpectly/unexpectedly unfortuantely/unfortunately unfortunatelly/unfortunately
  unfortunatly/unfortunately uninstal/uninstall unitialized/uninitialized unknow/unknown unkown/unknown
  unlikley/unlikely unneccessary/unnecessary unnecesary/unnecessary unnecessarly/unnecessarily
  unnused/unused unrelaible/unreliable unsed/unused unsuccesful/unsuccessful unsucessful/unsuccessful
  unsued/unused untill/until upadte/update upadted/updated upate/update upated/updated updaed/updated
  updat/update updted/updated upgarde/upgrade upgarded/upgraded uplaod/upload uplod/upload uploded/uploaded
  upstrem/upstream upto/up~to usally/usually useable/usable useage/usage usefull/useful useing/using
  usign/using usualy/usually utilites/utilities utilty/utility utilze/utilize utlity/utility utlize/utilize
  vaiable/variable vaild/valid vairous/various valdiation/validation validaiton/validation
  validatation/validation validatoin/validation validaton/validation varaible/variable varaibles/variables
  variabel/variable varibale/variable varible/variable varibles/variables varient/variant varios/various
  varius/various vectior/vector verfied/verified verfiy/verify verfy/verify verifed/verified verison/version
  versins/versions versoin/version verson/version verticaly/vertically vesion/version virtaul/virtual
  visability/visibility visable/visible visualizaton/visualization visualzation/visualization
  visulization/visualization volatge/voltage voltge/voltage vulnerabe/vulnerable
  vulnerabilites/vulnerabilities vulnerabilty/vulnerability vulnerablity/vulnerability
  vunerability/vulnerability vunerable/vulnerable warnning/warning wasnt/wasn't werent/weren't whcih/which
  whihc/which whitspace/whitespace wich/which widht/width wieght/weight wierd/weird wirting/writing
  withouth/without witht/with witout/without woking/working worflow/workflow workaroud/workaround
  workarround/workaround workign/working worklow/workflow wouldnt/wouldn't writed/wrote writen/written
  writting/writing wrtite/write yeild/yield yeilds/yields yeserday/yesterday yesturday/yesterday
  ai/AI api/API apis/APIs aws/AWS cdn/CDN ci/CI cli/CLI cpu/CPU css/CSS csv/CSV db/DB dbs/DBs dns/DNS etl/ETL gpu/GPU
  gui/GUI html/HTML http/HTTP https/HTTPS ide/IDE ios/iOS jpg/JPG json/JSON jwt/JWT mvp/MVP orm/ORM os/OS pdf/PDF pdfs/PDFs
  poc/POC pr/PR prs/PRs qa/QA sdk/SDK sla/SLA sql/SQL ssh/SSH ssl/SSL sso/SSO tcp/TCP tls/TLS udp/UDP ui/UI url/URL urls/URLs
  usb/USB ux/UX vm/VM vms/VMs vpn/VPN xml/XML yaml/YAML
`
