/** What people mistype or write small, and what they mean; `~` stands for a space. Only what is no word of its own. */
export const MISSPELLINGS = `
  abandonned/abandoned abilty/ability abreviation/abbreviation absense/absence absolue/absolute acccess/access
  accelleration/acceleration acceptible/acceptable acces/access accessable/accessible accessibilty/accessibility
  accidentaly/accidentally accidently/accidentally accomadate/accommodate accomadates/accommodates accomodate/accommodate
  accomodates/accommodates accout/account accouting/accounting accross/across accuracry/accuracy accuratly/accurately
  acelleration/acceleration acess/access acheive/achieve acheived/achieved acheiving/achieving achive/achieve
  achived/achieved acknowlege/acknowledge acknowlegement/acknowledgement acommodate/accommodate activly/actively
  actualy/actually adapater/adapter addapt/adapt addded/added addign/adding additionl/additional additonal/additional addtion/addition
  addtional/additional adjustement/adjustment adminstration/administration adminstrator/administrator adn/and adress/address
  adressed/addressed adresses/addresses adressing/addressing advertisment/advertisement aggreement/agreement agian/again
  agregate/aggregate agreggate/aggregate agressive/aggressive agressively/aggressively aleady/already algorithim/algorithm
  algorithum/algorithm algoritms/algorithms allign/align alligned/aligned allignment/alignment allocaiton/allocation
  allready/already allways/always alocate/allocate alocated/allocated alogrithm/algorithm alongisde/alongside alot/a~lot alredy/already
  alternativly/alternatively alwasy/always ambigious/ambiguous ammount/amount amoung/among analisis/analysis analize/analyze
  analized/analyzed analsis/analysis analysys/analysis anaylsis/analysis anaylze/analyze anlaysis/analysis
  annoucement/announcement annoymous/anonymous anoter/another anwser/answer apear/appear apears/appears
  aplication/application apparant/apparent apparantly/apparently appearantly/apparently appearence/appearance
  appication/application appliation/application applicaiton/application applicatoin/application applicaton/application
  appraoch/approach approch/approach appropiate/appropriate appropriatly/appropriately approximatly/approximately
  aproach/approach apropriate/appropriate aproximately/approximately aquire/acquire aquired/acquired arbitary/arbitrary
  archictecture/architecture architechture/architecture architecure/architecture architeture/architecture arguement/argument
  arguements/arguments arised/arose choosed/chose artifical/artificial asociated/associated assembley/assembly assigment/assignment
  assignement/assignment assocated/associated assocation/association aswell/as~well asynchonous/asynchronous
  asynchronus/asynchronous asyncronous/asynchronous asyncronously/asynchronously athentication/authentication
  atleast/at~least atribute/attribute attatch/attach attatched/attached attemt/attempt attibute/attribute attrbute/attribute
  autentication/authentication authenication/authentication authenitcation/authentication authentcation/authentication
  authentification/authentication authetication/authentication authorisaton/authorisation automatcially/automatically
  automatially/automatically automatical/automatic automaticaly/automatically automaticly/automatically autonomus/autonomous
  avaiable/available avaialble/available availabe/available availabilty/availability availablity/availability
  availble/available availible/available avalability/availability avalable/available avaliable/available avilable/available
  backgorund/background backgound/background backgroud/background backwars/backwards balence/balance bandwith/bandwidth
  basicly/basically batery/battery beacuse/because becase/because becasue/because becouse/because becuase/because
  beeing/being beetween/between beggining/beginning begining/beginning beginnig/beginning behaivor/behavior
  behaviuor/behaviour behavoir/behavior behavour/behaviour beleive/believe benchamrk/benchmark benificial/beneficial
  benifit/benefit benifits/benefits beofre/before betwen/between beween/between bewteen/between boostrap/bootstrap
  boostrapping/bootstrapping borwser/browser boundries/boundaries boundry/boundary broswer/browser brower/browser
  bufer/buffer buffter/buffer buidling/building buildign/building builing/building buisness/business busines/business bussiness/business
  buton/button buttton/button caculate/calculate caculated/calculated calcualte/calculate calcualted/calculated
  calcuation/calculation calculaion/calculation calculater/calculator calender/calendar calibarte/calibrate
  calibraton/calibration callibrate/calibrate callibrated/calibrated callibration/calibration calulate/calculate
  calulated/calculated cant/can't cantilvered/cantilevered capabilites/capabilities capabilty/capability caracter/character catagories/categories
  catagorize/categorize catagory/category ceate/create certficate/certificate certian/certain certifcate/certificate
  certificat/certificate cetain/certain chagne/change chaneg/change chanel/channel chanels/channels changable/changeable
  changeing/changing charachter/character charachters/characters charater/character charaters/characters charcter/character
  chasis/chassis cheching/checking chekc/check cheking/checking chnage/change chnaged/changed choosen/chosen
  chracter/character cicuit/circuit circut/circuit cirquit/circuit cirucit/circuit ciruit/circuit claculate/calculate
  classifcation/classification clearified/clarified clearnce/clearance cleaup/cleanup cleint/client clent/client
  clinet/client coeficient/coefficient coeficients/coefficients cofig/config cofiguration/configuration collaegue/colleague
  collegue/colleague collegues/colleagues colum/column colums/columns comand/command comands/commands comit/commit
  comited/committed comitted/committed comittee/committee comming/coming comminication/communication commited/committed
  commiter/committer commiting/committing commmit/commit commnad/command commnunication/communication
  communcation/communication communciation/communication communicaton/communication comparision/comparison
  comparisions/comparisons comparsion/comparison compatability/compatibility compatable/compatible compatbile/compatible
  compatibile/compatible compatibilty/compatibility compatiblity/compatibility compenent/component competeing/competing
  competely/completely compilaton/compilation compilier/compiler compleately/completely completly/completely
  complience/compliance compnent/component compoenent/component compoments/components componant/component
  componants/components componenet/component componet/component compontent/component compresion/compression
  computaion/computation comunicate/communicate comunication/communication conatiner/container conccurent/concurrent
  concious/conscious concpet/concept concpets/concepts concurency/concurrency concurent/concurrent condidtion/condition
  conditon/condition condtion/condition
  conecpt/concept conect/connect conected/connected conection/connection conectivity/connectivity conenction/connection
  confguration/configuration confict/conflict configration/configuration configruation/configuration configrue/configure
  configuarion/configuration configuation/configuration configuraiton/configuration configuratoin/configuration
  configuraton/configuration confiugration/configuration conflit/conflict conifg/config conlfict/conflict
  connecion/connection conneciton/connection connectd/connected connectivtiy/connectivity connecton/connection
  connectvity/connectivity connetion/connection connnect/connect connnection/connection consistancy/consistency
  consistant/consistent consistantly/consistently consitent/consistent construtor/constructor constuctor/constructor
  contaier/container containg/containing containors/containers containrized/containerized containter/container
  contianer/container continer/container continous/continuous continously/continuously continuosly/continuously
  continuting/continuing contoller/controller contollers/controllers contorl/control contrainer/container
  controler/controller controlers/controllers controll/control controllor/controller contruct/construct
  contructor/constructor conveniant/convenient convenion/convention convertion/conversion convience/convenience
  convienient/convenient convinient/convenient coordiante/coordinate coordiantes/coordinates coppied/copied
  cordinate/coordinate corect/correct corectly/correctly coresponding/corresponding corrcetly/correctly correclty/correctly
  correctely/correctly corresonding/corresponding correspoding/corresponding corrrect/correct corrupton/corruption
  couldnt/couldn't cousing/causing craete/create createing/creating cretae/create cretaed/created critcal/critical
  critera/criteria criterias/criteria curent/current curently/currently currenlty/currently currenly/currently
  currentlly/currently curretly/currently currrent/current custmer/customer custome/custom custumer/customer
  dahsboard/dashboard dashbaord/dashboard dashbord/dashboard databae/database databas/database databse/database
  datatbase/database datbase/database deafult/default deamon/daemon debbuging/debugging debuged/debugged debuger/debugger
  debuggin/debugging debuging/debugging deciede/decide decieded/decided decomission/decommission
  decomissioned/decommissioned decrese/decrease decribe/describe decribed/described decription/description
  decriptor/descriptor defalt/default defenition/definition deficiensies/deficiencies definately/definitely
  definitly/definitely defintely/definitely defintion/definition defualt/default defult/default degredation/degradation
  deisgn/design delimeter/delimiter delimeters/delimiters delpoy/deploy depcreated/deprecated depedencies/dependencies
  depedency/dependency depencencies/dependencies depencency/dependency dependancies/dependencies dependancy/dependency
  dependancys/dependencies dependecies/dependencies dependecy/dependency dependeny/dependency deployement/deployment
  deployemnt/deployment deployes/deploys deploymet/deployment deploymnet/deployment deplyment/deployment deplyoed/deployed
  deplyoment/deployment depricated/deprecated descibe/describe desciption/description descriptoin/description
  descripton/description descrption/description desctiption/description desgin/design desgined/designed deside/decide
  desided/decided desination/destination desinations/destinations desing/design destory/destroy detaills/details
  detction/detection deteced/detected detectes/detects detecton/detection determin/determine determing/determining
  deterministc/deterministic detials/details detrmine/determine develope/develop developement/development
  developped/developed developper/developer developpment/development develpment/development devics/devices devide/divide
  devided/divided devleopment/development devloper/developer devlopment/development devolop/develop diable/disable
  diabled/disabled diagnositc/diagnostic diagnotics/diagnostics dictionay/dictionary dictionnary/dictionary
  dictonary/dictionary dicussed/discussed dicussion/discussion didnt/didn't diference/difference diferent/different
  diffcult/difficult differant/different differet/different differnce/difference differnet/different differnt/different
  diffferent/different difficulity/difficulty difficut/difficult diffrence/difference diffrent/different dificult/difficult
  dimention/dimension dimentions/dimensions dirctory/directory direclty/directly direcory/directory direcotry/directory
  directoy/directory directroy/directory diretory/directory disabeled/disabled disapear/disappear disapeared/disappeared
  disapointing/disappointing disappered/disappeared disbale/disable disconected/disconnected discription/description
  discused/discussed discusion/discussion dispaly/display dispay/display displayd/displayed displayes/displays
  displya/display dissapear/disappear dissapeared/disappeared dissappear/disappear disscused/discussed disscussed/discussed
  distibuted/distributed distibution/distribution distrbuted/distributed distributon/distribution distrubuted/distributed
  disucssed/discussed docment/document docuement/document docuementation/documentation docuemnt/document
  docuemntation/documentation documenation/documentation documentaion/documentation documentaiton/documentation
  documentatin/documentation documention/documentation documetation/documentation doesnt/doesn't dont/don't
  donwload/download dosent/doesn't dowload/download downlad/download downlaod/download downlaoded/downloaded
  downlod/download downloded/downloaded downoad/download dramaticly/dramatically driectory/directory dtabase/database
  duirng/during dupicate/duplicate dupilcate/duplicate duplciate/duplicate duplicat/duplicate dupplicate/duplicate
  durring/during dynamicly/dynamically dynmic/dynamic eachother/each~other eanble/enable easilly/easily easly/easily
  ecapsulate/encapsulate ecnryption/encryption ecxeption/exception effciency/efficiency effeciency/efficiency
  effecient/efficient efficency/efficiency efficent/efficient efficently/efficiently efficiant/efficient effiency/efficiency
  elavator/elevator elavators/elevators electonics/electronics elemet/element eletronic/electronic elimate/eliminate
  elimiate/eliminate eliminte/eliminate elminate/eliminate embbeded/embedded embeded/embedded emial/email emplyee/employee
  empoyee/employee enabeled/enabled enalbe/enable enbale/enable encapsultion/encapsulation encapuslate/encapsulate
  encounterd/encountered encouter/encounter encoutered/encountered encrpyt/encrypt encryted/encrypted encrytion/encryption
  encypt/encrypt encyption/encryption endpiont/endpoint endponits/endpoints endpont/endpoint enforcment/enforcement
  enginer/engineer enginering/engineering enironment/environment enought/enough enourmous/enormous enpoint/endpoint
  enpoints/endpoints entires/entries entrpoints/entrypoints enviorment/environment enviornment/environment
  enviroment/environment enviromental/environmental enviroments/environments environement/environment
  environemnt/environment environent/environment envoironment/environment envrionment/environment equiped/equipped
  equipement/equipment equiptment/equipment equivelant/equivalent equivilent/equivalent erlier/earlier eror/error
  erorr/error erros/errors errror/error errros/errors essentialy/essentially estabilish/establish establised/established
  evaluaton/evaluation evalution/evaluation evaulation/evaluation eventualy/eventually eventully/eventually
  everthing/everything evertything/everything everytime/every~time evey/every exaclty/exactly exacly/exactly examle/example
  exampel/example exapmle/example excecute/execute excecuted/executed excecution/execution exceptoin/exception
  excercise/exercise exclued/excluded excpetion/exception excute/execute excuted/executed execeptions/exceptions
  execption/exception exection/execution exectuable/executable exectue/execute execuable/executable executeable/executable
  exellent/excellent exepcted/expected exeption/exception exeuction/execution exisiting/existing exisitng/existing
  existance/existence existant/existent existng/existing exlcude/exclude exlude/exclude exmaple/example
  expecation/expectation expeced/expected expectd/expected expereince/experience experiance/experience
  experiement/experiment experiements/experiments experienc/experience experince/experience experment/experiment
  expermient/experiment expirimental/experimental explaination/explanation explicitely/explicitly explicity/explicitly
  expliclty/explicitly explict/explicit explictly/explicitly exponentional/exponential expresion/expression exsist/exist
  exsisting/existing exsists/exists exsiting/existing extenal/external extention/extension extentions/extensions
  exteral/external extermely/extremely extrat/extract extremly/extremely faciliate/facilitate facilites/facilities
  failiure/failure failre/failure failue/failure failur/failure faliure/failure fallling/falling falure/failure
  familar/familiar familliar/familiar fashon/fashion feasability/feasibility featrue/feature featue/feature featuer/feature
  feautre/feature feautres/features feauture/feature feild/field feilds/fields fetaure/feature feture/feature fianl/final
  fianlly/finally fiinshed/finished filesystm/filesystem filesytem/filesystem fimware/firmware finaly/finally
  finalyl/finally finialize/finalize finised/finished finshed/finished finsih/finish finsihed/finished firmare/firmware
  firware/firmware flexability/flexibility flexiblity/flexibility followig/following followign/following followng/following follwed/followed
  follwing/following follwoing/following folowed/followed folowing/following forcast/forecast forcasting/forecasting
  formated/formatted formating/formatting formattting/formatting forwad/forward foundaton/foundation fourty/forty
  foward/forward fowarded/forwarded fowarding/forwarding frameowrk/framework framewrok/framework framwork/framework
  freqency/frequency frequecy/frequency frequencey/frequency frequeny/frequency frequncy/frequency frequntly/frequently
  frontent/frontend fucntion/function fucntionality/functionality fucntions/functions fuction/function
  fuctionality/functionality fuctions/functions fullfill/fulfil funcion/function funcionality/functionality
  funciton/function functinality/functionality functionailty/functionality functionallity/functionality
  functionalty/functionality functionaly/functionally functoin/function functon/function functonality/functionality
  fundemental/fundamental funtion/function funtional/functional funtionality/functionality funtions/functions
  furhter/further futher/further garantee/guarantee garbadge/garbage gaurantee/guarantee gauranteed/guaranteed gaurd/guard
  geeting/getting genarate/generate genarated/generated geneate/generate generaly/generally generaotr/generator
  generatd/generated generaton/generation genereate/generate genrate/generate gerneral/general geting/getting
  gettting/getting gloabl/global goverment/government gradualy/gradually graet/great grammer/grammar graphcis/graphics
  grapics/graphics greatful/grateful gropu/group guage/gauge guarentee/guarantee guarenteed/guaranteed guideance/guidance
  guidlines/guidelines hadling/handling hadnt/hadn't hadware/hardware handeld/handled handeling/handling handlig/handling
  hanlde/handle hanlder/handler hanldes/handles hanlding/handling happend/happened happpened/happened hardare/hardware
  hardwear/hardware harware/hardware hasnt/hasn't havent/haven't headder/header hearbeat/heartbeat heared/heard
  heigth/height heirarchy/hierarchy hierachy/hierarchy hierarcy/hierarchy hierarhcy/hierarchy hige/huge higest/highest
  highlighed/highlighted highlightning/highlighting higlight/highlight hopefuly/hopefully hopfully/hopefully
  horizantal/horizontal horizonal/horizontal hte/the hyperparamter/hyperparameter hyperparamters/hyperparameters
  idenity/identity identfy/identify identifed/identified identifer/identifier identifers/identifiers identifiy/identify
  imediate/immediate imediately/immediately immeadiately/immediately immediatelly/immediately immediatly/immediately
  immidiately/immediately impelement/implement impelment/implement impelmentation/implementation impelmented/implemented
  impement/implement implemenation/implementation implementaion/implementation implementaiton/implementation
  implementatin/implementation implementatoin/implementation implementd/implemented implemention/implementation
  implemet/implement implemetation/implementation implemeted/implemented implemnt/implement implemntation/implementation
  implemnted/implemented implented/implemented implicitely/implicitly impliment/implement implimentation/implementation
  implimented/implemented implment/implement implmentation/implementation implmented/implemented importent/important
  imporve/improve imporved/improved imporvement/improvement improove/improve improvemnt/improvement improvment/improvement
  improvments/improvements imrpove/improve inaccesible/inaccessible incase/in~case incerase/increase includig/including
  incomming/incoming incompatability/incompatibility incompatable/incompatible incomplet/incomplete
  inconsistancy/inconsistency inconsistant/inconsistent inconsistencys/inconsistencies incorect/incorrect
  incorectly/incorrectly incorperate/incorporate incorperated/incorporated incorreclty/incorrectly incorrecly/incorrectly
  incorrrect/incorrect incremently/incrementally increse/increase incude/include incuding/including indentical/identical
  indentifier/identifier indentify/identify indepedent/independent independant/independent independantly/independently
  indicies/indices indivdual/individual individualy/individually indvidual/individual infact/in~fact
  infastructure/infrastructure infered/inferred infomation/information infomration/information inforamtion/information
  informaton/information informtion/information infrastrcture/infrastructure infrastrucutre/infrastructure
  infrastruture/infrastructure infrastucture/infrastructure infromation/information infrustructure/infrastructure
  inherantly/inherently inheritence/inheritance inital/initial initalise/initialise initalization/initialization
  initalize/initialize initalized/initialized initiaization/initialization initializaton/initialization
  initializion/initialization initialy/initially initilize/initialize inlcude/include inlcuding/including inlude/include
  inorder/in~order inputed/inputted insance/instance insctructions/instructions insead/instead insertation/insertion
  instace/instance instaed/instead instalation/installation instaled/installed instaling/installing installaion/installation
  installaton/installation installtion/installation instanciate/instantiate instanciated/instantiated
  instanciating/instantiating instanse/instance instatiate/instantiate insted/instead instread/instead
  instruciton/instruction intall/install intalled/installed intance/instance intead/instead inteface/interface
  integation/integration integeration/integration integraton/integration integrety/integrity intented/intended
  intentionaly/intentionally intepreter/interpreter interace/interface interafce/interface interal/internal
  interfaec/interface interfce/interface interfer/interfere intergrate/integrate intergrated/integrated
  intergration/integration intermitent/intermittent intermittant/intermittent intermittantly/intermittently
  internaly/internally interpeter/interpreter interpretor/interpreter interrput/interrupt interrrupt/interrupt
  interst/interest intersting/interesting interupt/interrupt interupted/interrupted interupts/interrupts intervall/interval
  intial/initial intialization/initialization intialize/initialize intialized/initialized intially/initially
  intoduce/introduce intoduced/introduced intrested/interested intresting/interesting introdcution/introduction
  introduciton/introduction introdution/introduction introudced/introduced intructions/instructions invesigate/investigate
  investgate/investigate investiage/investigate investigatd/investigated investigaton/investigation invetsigate/investigate
  irregulaties/irregularities irrelevent/irrelevant isnt/isn't isntall/install isntance/instance isntead/instead issuse/issues istead/instead
  isuue/issue iteratoin/iteration iteraton/iteration iterface/interface itnerface/interface itterate/iterate
  itteration/iteration kernal/kernel keyborad/keyboard keybord/keyboard knowledgable/knowledgeable knowlegde/knowledge
  knowlege/knowledge knwon/known labratory/laboratory laguage/language langauge/language languge/language lanuage/language
  laod/load laoding/loading latancy/latency latecy/latency latnecy/latency layour/layout leagacy/legacy legth/length
  lengh/length lenght/length lengthly/lengthy lentgh/length liason/liaison libarary/library libaries/libraries
  libary/library librairy/library librarys/libraries libray/library licens/license likley/likely limitaion/limitation
  limitaton/limitation liscense/license lisence/licence lisener/listener lisense/license listner/listener litle/little
  littel/little loacal/local loacl/local locaiton/location locaton/location loccation/location loction/location
  loggin/logging logicaly/logically lookign/looking luckly/luckily machiene/machine maintainance/maintenance
  maintainence/maintenance maintanance/maintenance maintance/maintenance maintanence/maintenance maintence/maintenance
  maintenence/maintenance maintian/maintain maitainer/maintainer makeing/making makign/making managable/manageable managemnt/management
  managment/management manament/management mangaer/manager mangement/management mantain/maintain mantainer/maintainer
  manualy/manually manuever/maneuver manully/manually maping/mapping mathematicaly/mathematically maually/manually
  maximium/maximum maxium/maximum measurment/measurement measurments/measurements mecanism/mechanism mechanisim/mechanism
  mechansim/mechanism mechnism/mechanism meesage/message memeory/memory memmory/memory memroy/memory meory/memory
  merory/memory mesage/message mesages/messages messags/messages messege/message messgae/message messge/message
  messsage/message mesure/measure mesurement/measurement metadat/metadata methdo/method metod/method metods/methods
  micrcontroller/microcontroller microcontoler/microcontroller microcontoller/microcontroller migartion/migration
  migated/migrated migraion/migration migraiton/migration migraton/migration milestome/milestone milisecond/millisecond
  miliseconds/milliseconds millisecods/milliseconds minature/miniature minimun/minimum mininum/minimum minium/minimum
  mintues/minutes minumum/minimum mising/missing mispell/misspell mispelled/misspelled missmatch/mismatch
  misspeled/misspelled mistmatch/mismatch modfied/modified modifcation/modification modifed/modified
  modificaiton/modification modifiy/modify modluar/modular modlue/module moduel/module modul/module moniotr/monitor
  moniter/monitor monitering/monitoring monitorring/monitoring monitring/monitoring morover/moreover moudle/module
  mulitple/multiple multible/multiple multipe/multiple multithreded/multithreaded multple/multiple mutiple/multiple
  mutliple/multiple navagate/navigate navagation/navigation naviagte/navigate naviagtion/navigation navigaton/navigation
  necassary/necessary neccesarily/necessarily neccesary/necessary neccessary/necessary necesary/necessary
  necessarly/necessarily necessarry/necessary necessery/necessary necesssary/necessary negativly/negatively
  negetive/negative neigbor/neighbor nessecary/necessary nessesary/necessary netork/network netowrk/network netwrok/network
  nework/network newtork/network normaly/normally notfication/notification noticable/noticeable noticably/noticeably
  noticible/noticeable notifcation/notification notifed/notified notificaiton/notification notificaton/notification
  notificatons/notifications nubmer/number numbe/number numebr/number numnber/number numner/number obect/object
  obejct/object objec/object obsevered/observed obsolate/obsolete obsolte/obsolete obtian/obtain ocasionally/occasionally
  ocassionally/occasionally occasionaly/occasionally occassion/occasion occassional/occasional occassionally/occasionally
  occurance/occurrence occurances/occurrences occured/occurred occurence/occurrence occurences/occurrences
  occuring/occurring occurrance/occurrence occurrances/occurrences ocurred/occurred ocurring/occurring offical/official
  officialy/officially offsett/offset ofthe/of~the ojbect/object ommit/omit ommited/omitted ommitted/omitted onboad/onboard
  opeartor/operator opeator/operator operaiton/operation operatng/operating operatoin/operation opertaion/operation
  opimize/optimize opitmize/optimize opitmized/optimized opiton/option oportunity/opportunity opperation/operation
  oppertunity/opportunity oppurtunity/opportunity optimiation/optimization optimizatin/optimization optimizaton/optimization
  optimzation/optimization optimze/optimize optimzed/optimized optionaly/optionally optmization/optimization
  optmize/optimize optmized/optimized optoin/option orchestation/orchestration orchestrtion/orchestration
  organizaton/organization organiztion/organization orginal/original orginally/originally orginize/organize orgnize/organize
  orgnized/organized orientaion/orientation originaly/originally orignal/original oscilator/oscillator
  oscilliscope/oscilloscope otuput/output ouptut/output ouput/output outputing/outputting outut/output overal/overall
  overhed/overhead overide/override overlaping/overlapping overriden/overridden overwirte/overwrite overwriten/overwritten
  oveview/overview pacakge/package pacakges/packages packge/package pageing/paging pakage/package paralel/parallel
  paralell/parallel paralellize/parallelize paralleliztion/parallelization parallell/parallel parallize/parallelize
  paramater/parameter paramaterize/parameterize paramaters/parameters parameteres/parameters parametrs/parameters
  paramter/parameter paramters/parameters parition/partition paritition/partition parmeter/parameter parrallel/parallel
  parsering/parsing particualr/particular particuarly/particularly particulary/particularly partion/partition
  partioned/partitioned partiton/partition pasing/passing passowrd/password passwod/password passwrod/password
  pasword/password patern/pattern paterns/patterns pattren/pattern peform/perform peformance/performance penality/penalty
  pendig/pending percentange/percentage percision/precision perfom/perform perfomance/performance perfomed/performed
  performace/performance performanc/performance performence/performance performnace/performance perfrom/perform
  perfromance/performance perfromed/performed periodicaly/periodically periodicly/periodically periperal/peripheral
  peripherial/peripheral permamently/permanently permenant/permanent permenantly/permanently permision/permission
  permisions/permissions permissin/permission permisson/permission permissons/permissions persisent/persistent
  persistance/persistence persistancy/persistency persistant/persistent persistantly/persistently personel/personnel
  perspecive/perspective perviously/previously phsyical/physical phyiscal/physical physcial/physical pipeine/pipeline
  pipelien/pipeline pipelins/pipelines pipelne/pipeline pipleline/pipeline pipline/pipeline piplines/pipelines
  placehoder/placeholder placeholer/placeholder plaform/platform plaftorm/platform platfom/platform platfrom/platform
  platfroms/platforms playgroud/playground plese/please pluggin/plugin poential/potential pointeur/pointer pollling/polling
  poluted/polluted pontentially/potentially popluar/popular popuplate/populate porblem/problem posess/possess
  posible/possible positon/position positve/positive possbile/possible possble/possible possibile/possible
  possibilty/possibility possiblity/possibility possition/position postion/position postition/position postive/positive
  potencial/potential potental/potential potentialy/potentially practial/practical prameter/parameter precedance/precedence
  preceed/precede preceeded/preceded preceeding/preceding precendence/precedence precison/precision precission/precision
  predicition/prediction predicitions/predictions predicton/prediction preferance/preference prefered/preferred
  prefering/preferring preformance/performance preivous/previous preliminay/preliminary prepear/prepare prepeared/prepared
  preperation/preparation prepration/preparation presense/presence presentaion/presentation presentaton/presentation
  preseve/preserve pretrainig/pretraining prevelant/prevalent previos/previous previosly/previously previoulsy/previously
  previouly/previously previousy/previously previsouly/previously previuos/previous prevoius/previous prevoiusly/previously
  prevous/previous prevously/previously pricipal/principal primarilly/primarily primarly/primarily prioirty/priority
  priorites/priorities prioritze/prioritize priorty/priority privalege/privilege priveledge/privilege privilage/privilege
  priviledge/privilege priviledges/privileges privilige/privilege privlege/privilege probabaly/probably
  probabilites/probabilities probabilty/probability probablly/probably probaly/probably probelm/problem
  problematc/problematic problemes/problems problm/problem problme/problem problms/problems procces/process
  procceses/processes proccess/process proccessed/processed proccessing/processing proccessor/processor procede/proceed
  proceded/proceeded proceding/proceeding procedue/procedure proceedure/procedure proceses/processes procesing/processing
  procesor/processor processer/processor processs/process processsing/processing prodction/production prodcut/product
  produciton/production producton/production prodution/production profesional/professional professionaly/professionally
  proffesional/professional proffessional/professional profie/profile profiel/profile progam/program progams/programs
  progess/progress progessive/progressive programatic/programmatic programatically/programmatically
  programmaticaly/programmatically progres/progress progresss/progress proided/provided prompty/promptly promt/prompt pronouced/pronounced
  propely/properly properety/property properies/properties properites/properties properlly/properly propertly/properly
  propery/property propety/property propierty/property proplery/properly propoerly/properly propogate/propagate
  propogated/propagated propogation/propagation proposl/proposal propper/proper proprety/property propsal/proposal
  prortocol/protocol protcol/protocol protecton/protection protocal/protocol protocals/protocols protocl/protocol
  prototpye/prototype protoype/prototype protoypes/prototypes protoytpe/prototype provded/provided providd/provided
  providor/provider provisioing/provisioning provison/provision prvent/prevent prvents/prevents pubished/published publc/public publically/publicly
  publised/published publsih/publish pursuade/persuade quaility/quality quailty/quality qualites/qualities qualitiy/quality
  quanitity/quantity quantitive/quantitative queires/queries queriable/queryable quering/querying querry/query
  querys/queries quesiton/question questionaire/questionnaire questoin/question queus/queues quickley/quickly quikly/quickly
  radom/random randmo/random randomely/randomly raspbery/raspberry reacheable/reachable reachible/reachable realease/release
  realeased/released realible/reliable realy/really reaosn/reason rearanging/rearranging reasearch/research
  reaserch/research reaslistic/realistic reasonble/reasonable reasonbly/reasonably reationale/rationale reccomend/recommend
  reccomendation/recommendation reccomended/recommended reccommend/recommend recconect/reconnect recieve/receive
  recieved/received reciever/receiver recieves/receives recieving/receiving recive/receive recived/received
  recognizion/recognition recomend/recommend recomendation/recommendation recomendations/recommendations
  recomended/recommended recommanded/recommended recommed/recommend recommendaton/recommendation reconect/reconnect
  reconected/reconnected recongize/recognize reconize/recognize recoverd/recovered recurison/recursion
  recursivly/recursively recursvie/recursive redable/readable redesing/redesign redirct/redirect redudant/redundant
  reduing/reducing reduncancy/redundancy redundacy/redundancy redundany/redundancy redundent/redundant reduse/reduce
  reenable/re-enable refacor/refactor refacored/refactored refacotr/refactor refactering/refactoring refactoed/refactored
  refactord/refactored refactr/refactor refeactor/refactor refered/referred refering/referring refernce/reference
  refernece/reference referrence/reference refference/reference refrece/reference refrence/reference refrences/references
  refresed/refreshed refrigirator/refrigerator regardles/regardless regestered/registered registed/registered
  registerd/registered registery/registry registraion/registration registraton/registration reglar/regular regluar/regular
  regresion/regression regresions/regressions reguarly/regularly regularily/regularly regulary/regularly rehersal/rehearsal
  reimplment/reimplement reinitalize/reinitialize reivew/review relability/reliability relaibility/reliability
  relase/release relased/released relativly/relatively relatvie/relative relavant/relevant relavent/relevant releae/release
  releaes/releases releasd/released relesed/released relevan/relevant relevence/relevance relevent/relevant reliabe/reliable
  reliabilty/reliability reliablility/reliability reliablity/reliability relible/reliable remaing/remaining
  remaning/remaining remeber/remember rememberd/remembered rememeber/remember remoe/remove remoed/removed remoes/removes
  removd/removed removeable/removable remval/removal remvoe/remove remvoed/removed renderd/rendered rendred/rendered
  rendring/rendering reoccured/reoccurred reoccuring/reoccurring reoganize/reorganize reopsitory/repository repalce/replace
  repalced/replaced repeatedely/repeatedly repeatly/repeatedly repetitve/repetitive repitition/repetition replacd/replaced
  replacment/replacement replcae/replace replicaton/replication reponse/response reponses/responses reportng/reporting
  reposiory/repository repositiory/repository repositorys/repositories repositoy/repository repositry/repository
  repostiory/repository repostory/repository repreduce/reproduce representaion/representation represention/representation
  reprodcue/reproduce reproducability/reproducibility reproducable/reproducible reproduceable/reproducible
  reproducibile/reproducible reqest/request reqests/requests reqeust/request reqeusts/requests reqired/required
  reqiure/require requeriment/requirement requets/requests requierd/required requird/required requirementes/requirements
  requiremnt/requirement requiremnts/requirements requirment/requirement requirments/requirements requred/required
  requrement/requirement requrements/requirements requset/request requst/request rerquest/request reseach/research
  reserach/research resetted/reset resilence/resilience resiliance/resilience resiliant/resilient resisotr/resistor
  resisotrs/resistors resistence/resistance reslove/resolve resloved/resolved reslut/result resluts/results
  resoloution/resolution resoltuion/resolution resoluton/resolution resolvd/resolved resonse/response resoruce/resource
  resouce/resource resouces/resources resoultion/resolution resourse/resource resourses/resources resovle/resolve
  resovled/resolved resovles/resolves respecitvely/respectively respectfuly/respectfully respectivly/respectively
  responce/response respone/response responisve/responsive responsability/responsibility responsable/responsible
  responsibile/responsible responsibilites/responsibilities responsibilties/responsibilities responsibilty/responsibility
  responsivness/responsiveness respose/response resposibilities/responsibilities resposibility/responsibility
  resposible/responsible respository/repository resposive/responsive resposne/response restarant/restaurant
  restaraunt/restaurant restirct/restrict restricton/restriction restul/result resuls/results resulsts/results
  resulution/resolution resuting/resulting resutl/result resutls/results retreival/retrieval retreive/retrieve
  retreived/retrieved retreiving/retrieving retreving/retrieving retrival/retrieval retrive/retrieve retrived/retrieved
  retriving/retrieving retrun/return retrurn/return retun/return returnd/returned reults/results reuseable/reusable
  reveiw/review reveiwed/reviewed reviewd/reviewed revison/revision reviwed/reviewed rewrited/rewrote rewriten/rewritten
  rigourous/rigorous robustnes/robustness rouding/rounding rougly/roughly rougth/rough rountine/routine runing/running
  runnign/running runnning/running runtme/runtime rythm/rhythm sacrafice/sacrifice safley/safely saftey/safety safty/safety
  satification/satisfaction satisfing/satisfying scalabilty/scalability scalablity/scalability scaleable/scalable
  scalibility/scalability scedule/schedule sceduler/scheduler scenarious/scenarios scenerio/scenario scenerios/scenarios
  schduled/scheduled schduler/scheduler scheama/schema schedual/schedule schedular/scheduler scheduld/scheduled
  scheduller/scheduler schemea/schema schmea/schema scirpt/script scirpts/scripts screenshoot/screenshot
  screeshot/screenshot screnshot/screenshot scripst/scripts scritp/script scrpit/script seach/search seaching/searching
  seacrh/search seamlessy/seamlessly searhc/search secion/section seciton/section seconday/secondary secondry/secondary secruity/security
  secuirty/security secuity/security secund/second securtiy/security securty/security seeked/sought segement/segment
  segmantation/segmentation segmentaion/segmentation segmetation/segmentation selcted/selected selction/selection
  selectin/selection selecton/selection seleted/selected semaphor/semaphore senario/scenario senarios/scenarios
  sensativity/sensitivity sensetive/sensitive sensitve/sensitive sensores/sensors sensr/sensor senstive/sensitive
  sentance/sentence sentances/sentences separatly/separately sepearate/separate seperate/separate seperated/separated
  seperately/separately seperates/separates seperating/separating seperation/separation seperatly/separately
  seperator/separator seprate/separate seqence/sequence seqeunce/sequence sequenc/sequence sequencial/sequential
  sequnce/sequence serach/search serailize/serialize seriaization/serialization serialzation/serialization
  serialze/serialize serivce/service serivces/services serivice/service servce/service servcie/service serveice/service
  serveral/several serverles/serverless servive/service servr/server sesion/session sessoin/session seting/setting
  setings/settings setted/set settigns/settings settngs/settings severl/several severly/severely sevice/service
  sevices/services sevral/several shcema/schema shedule/schedule sheduled/scheduled shoud/should shoudl/should
  shouldnt/shouldn't shuold/should shutdwon/shutdown siganl/signal sigificant/significant signficant/significant
  signficantly/significantly signifcant/significant signifcantly/significantly significanlty/significantly
  significat/significant significently/significantly signifigant/significant signifigantly/significantly silenty/silently
  similarily/similarly similarlly/similarly similiar/similar similiarly/similarly simillar/similar simlar/similar
  simliar/similar simluation/simulation simmilar/similar simpel/simple simpley/simply simplfied/simplified
  simplfies/simplifies simplfy/simplify simplicty/simplicity simplier/simpler simplifcation/simplification
  simplifed/simplified simualtion/simulation simulaion/simulation simulataneously/simultaneously simulatd/simulated simulatneously/simultaneously
  simulaton/simulation simultaneosly/simultaneously simultaneouly/simultaneously simultanous/simultaneous
  simultanously/simultaneously sintax/syntax situaion/situation situaton/situation situtation/situation sitution/situation
  skech/sketch skecth/sketch skiped/skipped skipt/skipped slighlty/slightly slighly/slightly slighty/slightly slwo/slow
  smooothly/smoothly snaphot/snapshot snaphots/snapshots snapshosts/snapshots snipet/snippet snippits/snippets
  soemthing/something sofisticated/sophisticated softare/software sofware/software soltuion/solution soluion/solution
  soluiton/solution solutoin/solution soluton/solution solutons/solutions somehwere/somewhere somethig/something
  somethign/something sometims/sometimes somthing/something somtimes/sometimes sophicated/sophisticated soruce/source
  sotrage/storage sotware/software souce/source soultion/solution sourse/source speach/speech specfic/specific
  specication/specification specifc/specific specifcally/specifically specifcation/specification specifed/specified
  specifiaction/specification specificaiton/specification specificaton/specification specificially/specifically specificly/specifically
  specifiy/specify speciifc/specific specilized/specialized spectogram/spectrogram spefic/specific speficic/specific
  speficy/specify spliting/splitting splitted/split spreadhseet/spreadsheet spreadsheat/spreadsheet stabalize/stabilize
  stabelize/stabilize stabilty/stability stablity/stability stablize/stabilize stablized/stabilized
  staightforward/straightforward standarize/standardize standarized/standardized standart/standard startegy/strategy
  starup/startup staticly/statically staticstics/statistics statisitcs/statistics statistc/statistic statistcs/statistics
  statment/statement statments/statements staus/status stirng/string stlye/style stoage/storage stoarge/storage
  stoped/stopped stoping/stopping storeage/storage storge/storage straighforward/straightforward
  straightfoward/straightforward stratagy/strategy strategey/strategy strcture/structure streched/stretched
  stremaing/streaming strengh/strength strenght/strength striaght/straight strightforward/straightforward strign/string
  structered/structured structre/structure structual/structural strucure/structure strucutre/structure strutcure/structure
  struture/structure stucture/structure stuctured/structured studing/studying stuggle/struggle stuggled/struggled
  sturcture/structure subcribe/subscribe subcription/subscription sublcass/subclass submiited/submitted submision/submission
  submited/submitted submiting/submitting submition/submission subsciption/subscription subscripton/subscription
  subseqent/subsequent subsequant/subsequent subsequenty/subsequently subsitute/substitute subsitution/substitution
  subsquent/subsequent substitue/substitute substract/subtract substracted/subtracted subsytem/subsystem succed/succeed
  succeded/succeeded succeds/succeeds succefully/successfully succes/success succesful/successful succesfull/successful
  succesfully/successfully succesor/successor succesors/successors successfull/successful successfulll/successful successfullly/successfully
  successfuly/successfully successully/successfully succsess/success succssfully/successfully suceed/succeed
  suceeded/succeeded sucesful/successful sucesfully/successfully sucess/success sucessful/successful sucessfull/successful
  sucessfully/successfully sucessfuly/successfully suffcient/sufficient sufficent/sufficient sufficently/sufficiently
  sufficiant/sufficient suficient/sufficient sufix/suffix sugest/suggest sugested/suggested suggestd/suggested
  suggeston/suggestion suggestons/suggestions suitible/suitable sumary/summary sumbit/submit sumbitted/submitted
  summerize/summarize summerized/summarized supoort/support suport/support suported/supported suports/supports
  suposed/supposed supossed/supposed suppored/supported supporte/support suppoted/supported suppport/support
  suppported/supported supress/suppress supressed/suppressed supression/suppression suprise/surprise suprised/surprised
  suprisingly/surprisingly surounding/surrounding surpise/surprise surpress/suppress surpressed/suppressed
  surrouding/surrounding susbcribe/subscribe suspention/suspension suspicous/suspicious swich/switch swiched/switched
  swithc/switch swithced/switched swtich/switch swtiched/switched symetric/symmetric symetrical/symmetrical synatx/syntax
  synchonization/synchronization synchonize/synchronize synchonous/synchronous synchornous/synchronous
  synchroniztion/synchronization synchronus/synchronous syncronise/synchronise syncronization/synchronization
  syncronize/synchronize syncronized/synchronized syncronous/synchronous sysem/system sysmtem/system
  systematicly/systematically systemes/systems systen/system systm/system systme/system sysytem/system sytem/system
  sytems/systems tabel/table taget/target tansfer/transfer tasts/tasks teached/taught teammember/team~member
  teamplate/template techical/technical techincal/technical techinque/technique technial/technical technicaly/technically
  techniqe/technique technolgies/technologies technolgy/technology technoligies/technologies technqiue/technique
  tecnical/technical tecnology/technology teh/the tehcnical/technical telementry/telemetry telemtry/telemetry
  temlate/template tempalte/template tempaltes/templates temparary/temporary tempature/temperature temperatur/temperature
  temperture/temperature templat/template templete/template tempoary/temporary temporaly/temporarily
  temporarilly/temporarily temporarly/temporarily temporay/temporary tempory/temporary temprature/temperature
  temproary/temporary tendancy/tendency termial/terminal terminaed/terminated terminaiton/termination terminte/terminate
  tesing/testing testign/testing testted/tested thansk/thanks thats/that's thefore/therefore theirfore/therefore
  theoritical/theoretical theres/there's therfore/therefore theshold/threshold thier/their thoery/theory thorougly/thoroughly
  thorughout/throughout thoughput/throughput threashold/threshold threding/threading threshhold/threshold thrid/third
  throughly/thoroughly throught/through throughtout/throughout througout/throughout througput/throughput tiem/time
  tiggered/triggered timeing/timing timestap/timestamp timestmap/timestamp timestmp/timestamp timout/timeout
  timstamp/timestamp timteout/timeout toekn/token togather/together toggel/toggle togheter/together toghether/together
  togther/together tokne/token tolerence/tolerance tommorow/tomorrow tommorrow/tomorrow tomorow/tomorrow toogle/toggle
  tooltp/tooltip topolgy/topology torwards/towards towrads/towards traditonal/traditional tradtional/traditional
  trafffic/traffic traffice/traffic trafic/traffic trainging/training trainig/training tranceiver/transceiver
  tranfer/transfer tranfered/transferred tranferred/transferred tranform/transform tranformation/transformation
  traning/training tranlate/translate tranlation/translation tranmission/transmission transactoin/transaction
  transacton/transaction transation/transaction transcation/transaction transfered/transferred transfering/transferring
  transfomer/transformer transformaion/transformation transformaton/transformation transfrom/transform
  transisiton/transition transistion/transition transiton/transition translater/translator transmision/transmission
  transmited/transmitted transmiting/transmitting transparancy/transparency transparant/transparent transtion/transition
  trasform/transform trasition/transition traslation/translation trasnfer/transfer trasnport/transport traveral/traversal
  treshold/threshold triger/trigger trigered/triggered trigerring/triggering triggerd/triggered triggerred/triggered
  troubeshoot/troubleshoot troubleshooted/troubleshot troubleshotting/troubleshooting truely/truly truncted/truncated
  truning/turning turnign/turning tutorail/tutorial tutoral/tutorial tutorals/tutorials tweek/tweak tweeked/tweaked tweeking/tweaking tweeks/tweaks
  typcial/typical typcially/typically
  typicaly/typically udpate/update udpated/updated ulitmately/ultimately ultimatly/ultimately unabel/unable
  unaccessible/inaccessible unacessible/inaccessible unambigous/unambiguous unathorized/unauthorized
  unauthroized/unauthorized unavailabe/unavailable unavailble/unavailable unavaliable/unavailable unbeleivable/unbelievable
  uncessary/unnecessary uncompatible/incompatible unconsistent/inconsistent undefind/undefined underestand/understand
  underlaying/underlying understading/understanding understandig/understanding understaning/understanding
  understant/understand understod/understood undertsand/understand undestand/understand undestanding/understanding
  unecessarily/unnecessarily unecessary/unnecessary unexepcted/unexpected unexpcted/unexpected unexpeced/unexpected
  unexpectedy/unexpectedly unexpectly/unexpectedly unfamilar/unfamiliar unforseen/unforeseen unfortuantely/unfortunately
  unfortunalty/unfortunately unfortunantly/unfortunately unfortunatelly/unfortunately unfortunatly/unfortunately
  unfortunetly/unfortunately unhandeled/unhandled unifiy/unify uninitalized/uninitialized uninstal/uninstall
  unitialized/uninitialized univeral/universal unknow/unknown unknwon/unknown unkonwn/unknown unkown/unknown
  unlikley/unlikely unlimted/unlimited unneccesary/unnecessary unneccessarily/unnecessarily unneccessary/unnecessary
  unnecesary/unnecessary unnecessarly/unnecessarily unnecssary/unnecessary unnessecary/unnecessary unnused/unused
  unrecoverd/unrecovered unrelaible/unreliable unresponsve/unresponsive unsable/unusable unsed/unused unstabel/unstable
  unstablity/instability unsuccesful/unsuccessful unsucessful/unsuccessful unsued/unused untared/untarred untill/until
  unuseable/unusable unusuable/unusable upadte/update upadted/updated upate/update upated/updated upating/updating
  updadte/update updae/update updaed/updated updaing/updating updat/update updateing/updating updatng/updating
  updgrade/upgrade updted/updated upgade/upgrade upgarde/upgrade upgarded/upgraded upgradeing/upgrading uplaod/upload
  uplaoded/uploaded uplaoding/uploading uploadd/uploaded uplod/upload uploded/uploaded uploding/uploading upstrem/upstream
  upto/up~to usally/usually usaully/usually useable/usable useage/usage usefull/useful usefullness/usefulness useing/using
  usernmae/username usible/usable usign/using usualy/usually ususal/usual ususally/usually utilites/utilities
  utilizaton/utilization utiltiy/utility utilty/utility utilze/utilize utlity/utility utlization/utilization utlize/utilize
  utlized/utilized vaiable/variable vaiables/variables vaild/valid vaildate/validate vaildation/validation vairable/variable
  vairous/various valdiation/validation valeus/values validaing/validating validaiton/validation validatation/validation
  validatoin/validation validaton/validation valididate/validate validte/validate varables/variables varaible/variable
  varaibles/variables variabel/variable variabels/variables variale/variable varibale/variable varible/variable
  varibles/variables varient/variant varios/various varity/variety varius/various varous/various vaue/value vaule/value
  vaules/values vecotr/vector vectior/vector vehical/vehicle vehicals/vehicles verbouse/verbose verfication/verification
  verfied/verified verfiy/verify verfy/verify verifed/verified verificaton/verification verifing/verifying verifiy/verify
  verions/versions verison/version versins/versions versionning/versioning versiosn/versions versitile/versatile
  versoin/version verson/version vertial/vertical verticaly/vertically veryfied/verified veryify/verify vesion/version
  vesrion/version viewes/views virtaul/virtual visability/visibility visable/visible visiable/visible visibilty/visibility
  visiblity/visibility visualizaton/visualization visualiztion/visualization visuallization/visualization
  visualzation/visualization visulization/visualization visulize/visualize visulized/visualized volantary/voluntary
  volatge/voltage voltag/voltage voltge/voltage vulnarability/vulnerability vulnerabe/vulnerable
  vulnerabilites/vulnerabilities vulnerabilitys/vulnerabilities vulnerabilties/vulnerabilities vulnerabilty/vulnerability
  vulnerablity/vulnerability vulnerbility/vulnerability vunerability/vulnerability vunerable/vulnerable wanring/warning
  warings/warnings warining/warning warnning/warning wasnt/wasn't webiste/website webstie/website weigth/weight
  weigths/weights werent/weren't wesbite/website whcih/which wherether/whether wheter/whether whiel/while whihc/which
  whitch/which whithin/within whitspace/whitespace whther/whether wich/which widgit/widget widht/width wieght/weight
  wierd/weird wierdly/weirdly wih/with wiht/with wihtout/without wirting/writing withou/without withouth/without witht/with
  witout/without woked/worked woking/working wokr/work worfklow/workflow worflow/workflow workaroud/workaround
  workarround/workaround workd/worked workes/works workflwo/workflow workign/working worklfow/workflow worklow/workflow
  workshp/workshop worng/wrong wouldnt/wouldn't wraper/wrapper wraping/wrapping wrappper/wrapper wriitng/writing
  writeable/writable writed/wrote writen/written writng/writing writting/writing writtten/written wrting/writing
  wrtite/write wrtten/written wtih/with yaer/year yeild/yield yeilds/yields yeras/years yeserday/yesterday
  yesteday/yesterday yesturday/yesterday youself/yourself yuo/you
  ai/AI api/API apis/APIs aws/AWS cdn/CDN ci/CI cli/CLI cpu/CPU cpus/CPUs crm/CRM csrf/CSRF css/CSS csv/CSV db/DB dbs/DBs
  december/December dhcp/DHCP dns/DNS eeprom/EEPROM etl/ETL february/February fpga/FPGA friday/Friday ftp/FTP gpio/GPIO
  gps/GPS gpu/GPU gpus/GPUs gui/GUI guis/GUIs html/HTML http/HTTP https/HTTPS ide/IDE im/I'm imap/IMAP imu/IMU ios/iOS
  iot/IoT ip/IP ive/I've january/January javascipt/JavaScript javasript/JavaScript javscript/JavaScript jpg/JPG json/JSON
  july/July jwt/JWT kpi/KPI kpis/KPIs kuberentes/Kubernetes kubernates/Kubernetes kubernets/Kubernetes lcd/LCD ldap/LDAP
  leds/LEDs llm/LLM llms/LLMs monday/Monday mqtt/MQTT mvp/MVP nlp/NLP november/November october/October oled/OLED orm/ORM
  os/OS pcb/PCB pcbs/PCBs pdf/PDF pdfs/PDFs png/PNG poc/POC pr/PR prs/PRs pwm/PWM pyhton/Python pythn/Python qa/QA rbac/RBAC
  rfid/RFID rgb/RGB rpc/RPC rss/RSS saas/SaaS saml/SAML saturday/Saturday sdk/SDK sdks/SDKs seo/SEO september/September
  sftp/SFTP sla/SLA smtp/SMTP sql/SQL ssh/SSH ssl/SSL spi/SPI sso/SSO sunday/Sunday svg/SVG tcp/TCP thursday/Thursday tls/TLS
  tuesday/Tuesday uart/UART ubunto/Ubuntu udp/UDP ui/UI url/URL urls/URLs usb/USB ux/UX vm/VM vms/VMs vpc/VPC vpn/VPN
  wednesday/Wednesday windwos/Windows xml/XML xss/XSS yaml/YAML
  acount/account allowes/allows aroudn/around atractive/attractive capicity/capacity discareded/discarded
  electonically/electronically elemination/elimination familier/familiar fortunatly/fortunately gneeral/general
  iamge/image inprecise/imprecise interpretted/interpreted obsticles/obstacles obsticle/obstacle ourseleves/ourselves
  outputed/output picutres/pictures picutre/picture plauging/plaguing querries/queries realzied/realized
  rechargable/rechargeable regaridng/regarding returnung/returning suprising/surprising unlabled/unlabeled
  websit/website reasearched/researched requsted/requested prcess/process inclusing/including inbult/built-in
  informations/information invenrory/inventory tht/that disabld/disabled wsa/was bictoin/Bitcoin
  addres/address afecting/affecting ammend/amend ammended/amended aparent/apparent assiciated/associated
  associted/associated attemp/attempt attemping/attempting attemps/attempts attmpting/attempting avalible/available
  befoer/before befor/before beinning/beginning belive/believe beloging/belonging berfore/before biuld/build
  buidl/build bulding/building caclulate/calculate caclulated/calculated caluclate/calculate
  chagned/changed chnaging/changing coloumn/column commnuity/community contian/contain correponding/corresponding
  correpsonding/corresponding corrsponding/corresponding corruted/corrupted custimize/customize decison/decision
  defalut/default deocding/decoding depeding/depending depracated/deprecated deprecrated/deprecated
  deprectated/deprecated destoryed/destroyed detecing/detecting diappeared/disappeared diggig/digging
  directy/directly dyanmic/dynamic elemets/elements eleminate/eliminate elemnt/element emdedded/embedded
  ensuer/ensure eroror/error exising/existing exmaples/examples exteremly/extremely facotr/factor failuer/failure
  falied/failed fature/feature fecthing/fetching fisrt/first forwared/forwarded foudn/found furthur/further
  generarate/generate generte/generate gurantee/guarantee guranteed/guaranteed hapened/happened happended/happened
  hieght/height histroy/history idenfity/identify ignor/ignore immedietly/immediately implemeneted/implemented
  incldue/include inclued/include indentification/identification initilized/initialized inpsect/inspect
  inseting/inserting installatin/installation invaid/invalid invaild/invalid invlaid/invalid iteratation/iteration
  laucnh/launch leagcy/legacy liekly/likely mantained/maintained mathcing/matching mdoel/model
  misconfigred/misconfigured mismach/mismatch mispelling/misspelling missconfigured/misconfigured
  missmatched/mismatched numbre/number objcet/object obsolute/obsolete oparation/operation optoins/options
  opton/option orderd/ordered otherwize/otherwise outptu/output overrided/overrode packaing/packaging
  packege/package paht/path parametr/parameter permanant/permanent porvided/provided pritning/printing
  privelege/privilege probem/problem prototye/prototype provde/provide provied/provided psuedo/pseudo pulish/publish
  qeury/query qucik/quick queston/question qurey/query reaaly/really realoaded/reloaded realted/related
  reccommended/recommended recieption/reception recource/resource referance/reference releated/related
  removeing/removing remplaced/replaced requried/required resquested/requested resuling/resulting returing/returning
  reuslt/result reutrn/return rewirte/rewrite rigth/right rotaion/rotation satisified/satisfied sematic/semantic
  sensative/sensitive sequense/sequence serch/search serching/searching serice/service settign/setting sholud/should
  sieze/seize significan/significant sinlge/single smoothe/smooth softwre/software specifing/specifying srting/string
  stardard/standard stategy/strategy stautus/status sturctured/structured succeeed/succeed supoprt/support
  supproted/supported syntex/syntax taht/that teminal/terminal theri/their thorugh/through thsi/this tihs/this
  transision/transition trigerred/triggered tyring/trying uesd/used uniqe/unique unitl/until unknonw/unknown
  unstructred/unstructured usefule/useful valeu/value variuos/various veiw/view vistor/visitor volumne/volume
  waht/what warnign/warning wating/waiting wether/whether wheather/whether whenver/whenever wihch/which wirte/write
  withing/within wnated/wanted woudl/would wriiten/written wrok/work yuor/your
`
