/** What people mistype, and what they mean; `~` stands for a space. Only what is no word of its own. */
export const MISSPELLINGS = `
  absolue/absolute acccess/access accidently/accidentally accomadate/accommodate accomadates/accommodates
  accomodate/accommodate accomodates/accommodates accross/across acess/access acheive/achieve acheived/achieved
  acommodate/accommodate actualy/actually addapt/adapt addded/added additionl/additional adjustement/adjustment
  adn/and adress/address agian/again agregate/aggregate agressive/aggressive aleady/already algorithim/algorithm
  algorithum/algorithm algoritms/algorithms allready/already allways/always alogrithm/algorithm alot/a~lot
  alredy/already analized/analyzed anoter/another appliation/application approch/approach appropiate/appropriate
  apropriate/appropriate aquire/acquire aquired/acquired arbitary/arbitrary architecure/architecture
  arguement/argument arguements/arguments assigment/assignment assocated/associated aswell/as~well
  asynchronus/asynchronous atleast/at~least attatch/attach attatched/attached attemt/attempt
  authentification/authentication automaticaly/automatically automaticly/automatically autonomus/autonomous
  avaiable/available availble/available avaliable/available becase/because becuase/because beeing/being
  begining/beginning beleive/believe beofre/before beween/between bewteen/between boostrap/bootstrap
  boostrapping/bootstrapping buidling/building buisness/business caculate/calculate caculated/calculated
  calender/calendar callibrate/calibrate callibrated/calibrated callibration/calibration calulate/calculate
  calulated/calculated cant/can't caracter/character certifcate/certificate changeing/changing
  charaters/characters cheking/checking chnage/change chnaged/changed coeficient/coefficient
  coeficients/coefficients comming/coming commnad/command comparision/comparison comparsion/comparison
  compatability/compatibility compatibilty/compatibility completly/completely comunicate/communicate
  comunication/communication conected/connected conection/connection conenction/connection
  configration/configuration configuation/configuration conflit/conflict connnect/connect consistant/consistent
  controler/controller contruct/construct contructor/constructor coordiantes/coordinates correclty/correctly
  couldnt/couldn't currenlty/currently databse/database deafult/default debuging/debugging deciede/decide
  decieded/decided decrese/decrease decribe/describe decription/description definately/definitely
  defintion/definition defualt/default depedencies/dependencies depedency/dependency depencencies/dependencies
  dependancies/dependencies dependancy/dependency dependecies/dependencies dependecy/dependency develope/develop
  developement/development develpment/development dictonary/dictionary dicussed/discussed didnt/didn't
  diferent/different differnet/different diffrent/different disbale/disable dissapear/disappear
  dissapeared/disappeared disscused/discussed disscussed/discussed documenation/documentation
  documentaion/documentation documention/documentation doesnt/doesn't dont/don't dosent/doesn't
  dupplicate/duplicate durring/during eachother/each~other eanble/enable elavator/elevator elavators/elevators
  enviroment/environment enviroments/environments equiptment/equipment erlier/earlier errror/error
  everytime/every~time excercise/exercise exisiting/existing existance/existence exmaple/example
  experiement/experiment experiements/experiments explicity/explicitly explict/explicit explictly/explicitly
  exsiting/existing extention/extension extentions/extensions faliure/failure feautre/feature feautres/features
  finaly/finally follwing/following forwad/forward foward/forward freqency/frequency frequncy/frequency
  fucntion/function fucntions/functions fuctionality/functionality fuctions/functions fullfill/fulfil
  functionallity/functionality funtion/function funtions/functions futher/further genarate/generate
  generaly/generally geting/getting gloabl/global goverment/government grammer/grammar guage/gauge hadnt/hadn't
  hanlde/handle happend/happened hasnt/hasn't havent/haven't heigth/height hierachy/hierarchy
  hyperparamter/hyperparameter hyperparamters/hyperparameters idenity/identity identifer/identifier im/I'm
  immediatly/immediately implemenation/implementation implementd/implemented implemeted/implemented
  implemntation/implementation impliment/implement implimented/implemented implment/implement
  implmented/implemented imporve/improve imporved/improved improvment/improvement improvments/improvements
  incase/in~case incorect/incorrect incorperate/incorporate incorperated/incorporated incorrecly/incorrectly
  indentifier/identifier indepedent/independent independant/independent infact/in~fact infomation/information
  inital/initial initalise/initialise initalize/initialize initalized/initialized initilize/initialize
  inorder/in~order insead/instead instaed/instead instalation/installation instanciate/instantiate
  instanciated/instantiated instanciating/instantiating insted/instead intance/instance intead/instead
  inteface/interface integeration/integration intergrate/integrate intergrated/integrated intergration/integration
  interupt/interrupt interupts/interrupts intialize/initialize intialized/initialized isnt/isn't istead/instead
  itnerface/interface ive/I've knowlege/knowledge knwon/known laguage/language langauge/language lenght/length
  libaries/libraries libary/library libray/library liscense/license maintainance/maintenance maintence/maintenance
  maintenence/maintenance maitainer/maintainer makeing/making managment/management mantainer/maintainer
  maually/manually measurment/measurement measurments/measurements mecanism/mechanism mechansim/mechanism
  mesage/message messge/message messsage/message migraton/migration mispelled/misspelled modifed/modified
  moniter/monitor mulitple/multiple multipe/multiple mutliple/multiple neccesary/necessary neccessary/necessary
  necessery/necessary necesssary/necessary nessecary/necessary nessesary/necessary netowrk/network nework/network
  noticable/noticeable numnber/number obsolte/obsolete occassion/occasion occassionally/occasionally
  occured/occurred occurence/occurrence occuring/occurring ocurred/occurred ocurring/occurring ommit/omit
  ommitted/omitted opeator/operator optimzed/optimized optmize/optimize optmized/optimized orginal/original
  orignal/original ouptut/output ouput/output outputing/outputting overriden/overridden pacakges/packages
  paralel/parallel paralell/parallel parallell/parallel paramater/parameter paramaters/parameters
  paramter/parameter paramters/parameters passwod/password peform/perform peformance/performance
  perfomance/performance performace/performance performence/performance permenant/permanent
  permenantly/permanently persistant/persistent perviously/previously pipline/pipeline possble/possible
  postion/position preceeding/preceding prefered/preferred preformance/performance preperation/preparation
  presentaion/presentation previos/previous previosly/previously previuos/previous privilage/privilege
  priviledge/privilege priviledges/privileges probelm/problem problme/problem proccess/process
  proccessed/processed proccessing/processing procesing/processing programatically/programmatically
  properites/properties propogate/propagate propogated/propagated propper/proper protoype/prototype
  publically/publicly querry/query realy/really rearanging/rearranging recieve/receive recieved/received
  reciever/receiver recive/receive recived/received recomend/recommend recomended/recommended
  recommanded/recommended redudant/redundant reenable/re-enable refered/referred refering/referring
  refernece/reference refrence/reference regresion/regression relase/release relavant/relevant releae/release
  relevent/relevant replacment/replacement reponse/response repositiory/repository repositry/repository
  reqest/request reqeust/request requst/request resisotr/resistor resisotrs/resistors resistence/resistance
  reslove/resolve resonse/response resouces/resources resourse/resource resovled/resolved
  responsability/responsibility responsibilty/responsibility respose/response resposible/responsible
  retreive/retrieve retreived/retrieved retun/return reuseable/reusable runnning/running rythm/rhythm
  scedule/schedule sensitve/sensitive seperate/separate seperated/separated seperately/separately
  seperating/separating seperatly/separately seprate/separate sequencial/sequential serach/search servce/service
  seting/setting setted/set sevice/service shouldnt/shouldn't shuold/should similiar/similar simlar/similar
  simliar/similar simultanously/simultaneously sintax/syntax slighlty/slightly slighly/slightly sofware/software
  sotrage/storage specifc/specific speficic/specific statment/statement statments/statements stlye/style
  strenght/strength stucture/structure submision/submission submited/submitted subsitute/substitute
  substitue/substitute succes/success succesful/successful succesfully/successfully successfull/successful
  successfuly/successfully sucesfully/successfully sucess/success sucessful/successful sucessfull/successful
  sucessfully/successfully sufix/suffix suport/support suported/supported suports/supports suprise/surprise
  suprised/surprised synatx/syntax synchonize/synchronize syncronize/synchronize syncronized/synchronized
  sytem/system sytems/systems teamplate/template teh/the tempalte/template temperture/temperature
  temporarly/temporarily temprature/temperature tesing/testing thats/that's theres/there's thier/their
  threshhold/threshold throught/through timout/timeout togther/together tolerence/tolerance tommorow/tomorrow
  tomorow/tomorrow trafic/traffic tranceiver/transceiver tranform/transform transfered/transferred
  transfering/transferring transmision/transmission transtion/transition trasform/transform treshold/threshold
  trigered/triggered triggerd/triggered truely/truly udpate/update udpated/updated unavailble/unavailable
  unecessary/unnecessary unexpectly/unexpectedly unfortunatly/unfortunately unitialized/uninitialized
  unkown/unknown unneccessary/unnecessary unsed/unused unsued/unused untill/until upgarde/upgrade
  upgarded/upgraded upstrem/upstream upto/up~to useage/usage usefull/useful usualy/usually utilze/utilize
  utlize/utilize vaild/valid validatation/validation validaton/validation varibale/variable varible/variable
  varibles/variables varios/various verfied/verified verifed/verified verison/version versoin/version
  vesion/version virtaul/virtual visable/visible visulization/visualization volatge/voltage
  vulnerabilites/vulnerabilities vulnerabilty/vulnerability vunerable/vulnerable wasnt/wasn't werent/weren't
  whcih/which whitspace/whitespace wich/which widht/width wieght/weight wierd/weird witout/without
  workaroud/workaround wouldnt/wouldn't writen/written writting/writing yeild/yield
`
