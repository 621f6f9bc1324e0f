/** What people mistype, and what they mean; `~` stands for a space. Only what is no word of its own. */
export const MISSPELLINGS = `
  absolue/absolute acccess/access accidently/accidentally accross/across acess/access acheive/achieve
  acheived/achieved actualy/actually addapt/adapt addded/added additionl/additional adn/and adress/address
  agian/again agressive/aggressive aleady/already algoritms/algorithms allready/already allways/always alot/a~lot
  alredy/already anoter/another appliation/application approch/approach appropiate/appropriate
  apropriate/appropriate aquire/acquire aquired/acquired arbitary/arbitrary architecure/architecture
  arguement/argument arguements/arguments assocated/associated aswell/as~well asynchronus/asynchronous
  atleast/at~least attemt/attempt authentification/authentication automaticaly/automatically
  automaticly/automatically avaiable/available availble/available avaliable/available becase/because becuase/because
  beeing/being begining/beginning beleive/believe beofre/before beween/between bewteen/between buidling/building
  buisness/business calender/calendar cant/can't caracter/character certifcate/certificate charaters/characters
  cheking/checking chnage/change chnaged/changed comming/coming commnad/command comparsion/comparison
  compatability/compatibility compatibilty/compatibility completly/completely conection/connection
  conenction/connection configration/configuration configuation/configuration conflit/conflict consistant/consistent
  correclty/correctly couldnt/couldn't currenlty/currently databse/database deafult/default decribe/describe
  decription/description definately/definitely defintion/definition defualt/default depedencies/dependencies
  depedency/dependency dependancies/dependencies dependancy/dependency dependecies/dependencies dependecy/dependency
  develpment/development dictonary/dictionary didnt/didn't differnet/different diffrent/different disbale/disable
  dissapear/disappear dissapeared/disappeared documenation/documentation documentaion/documentation doesnt/doesn't
  dont/don't dosent/doesn't dupplicate/duplicate durring/during eachother/each~other eanble/enable
  enviroment/environment erlier/earlier errror/error everytime/every~time excercise/exercise existance/existence
  exmaple/example explicity/explicitly explict/explicit explictly/explicitly exsiting/existing extention/extension
  extentions/extensions faliure/failure finaly/finally follwing/following forwad/forward foward/forward
  freqency/frequency frequncy/frequency fucntion/function fucntions/functions fuctions/functions fullfill/fulfil
  functionallity/functionality funtion/function funtions/functions futher/further geting/getting gloabl/global
  goverment/government grammer/grammar guage/gauge hadnt/hadn't hanlde/handle happend/happened hasnt/hasn't
  havent/haven't heigth/height hierachy/hierarchy idenity/identity identifer/identifier im/I'm
  immediatly/immediately implemenation/implementation implementd/implemented implemeted/implemented
  implmented/implemented improvment/improvement improvments/improvements incase/in~case incorect/incorrect
  incorrecly/incorrectly indentifier/identifier independant/independent infact/in~fact infomation/information
  inital/initial initalize/initialize initalized/initialized initilize/initialize inorder/in~order insead/instead
  instaed/instead insted/instead intance/instance intead/instead inteface/interface integeration/integration
  interupt/interrupt interupts/interrupts intialize/initialize intialized/initialized isnt/isn't istead/instead
  itnerface/interface ive/I've knowlege/knowledge knwon/known laguage/language langauge/language lenght/length
  libary/library libray/library liscense/license maintainance/maintenance maintence/maintenance
  maintenence/maintenance maitainer/maintainer makeing/making managment/management mantainer/maintainer
  maually/manually mechansim/mechanism mesage/message messge/message messsage/message migraton/migration
  mispelled/misspelled modifed/modified moniter/monitor multipe/multiple mutliple/multiple neccesary/necessary
  neccessary/necessary necessery/necessary necesssary/necessary netowrk/network nework/network noticable/noticeable
  numnber/number obsolte/obsolete occassion/occasion occassionally/occasionally occured/occurred
  occurence/occurrence occuring/occurring ocurred/occurred ocurring/occurring ommit/omit ommitted/omitted
  opeator/operator optimzed/optimized optmize/optimize optmized/optimized orginal/original orignal/original
  ouptut/output ouput/output overriden/overridden pacakges/packages paralel/parallel paralell/parallel
  parallell/parallel paramter/parameter paramters/parameters passwod/password peform/perform peformance/performance
  performace/performance performence/performance persistant/persistent pipline/pipeline possble/possible
  postion/position preceeding/preceding prefered/preferred preformance/performance previos/previous
  previuos/previous priviledge/privilege priviledges/privileges probelm/problem problme/problem proccess/process
  proccessing/processing procesing/processing programatically/programmatically properites/properties
  propogate/propagate propogated/propagated propper/proper protoype/prototype publically/publicly querry/query
  realy/really recieve/receive recieved/received reciever/receiver recomend/recommend recommanded/recommended
  redudant/redundant reenable/re-enable refered/referred refering/referring refernece/reference refrence/reference
  relase/release relavant/relevant releae/release relevent/relevant replacment/replacement reponse/response
  repositiory/repository reqeust/request requst/request reslove/resolve resonse/response resouces/resources
  resourse/resource resovled/resolved responsability/responsibility responsibilty/responsibility respose/response
  retreive/retrieve retreived/retrieved retun/return reuseable/reusable runnning/running rythm/rhythm
  scedule/schedule sensitve/sensitive seperate/separate seperated/separated seperately/separately
  seperating/separating seprate/separate serach/search servce/service seting/setting setted/set sevice/service
  shouldnt/shouldn't shuold/should similiar/similar simlar/similar simultanously/simultaneously sintax/syntax
  slighlty/slightly slighly/slightly sofware/software sotrage/storage specifc/specific speficic/specific
  statment/statement stlye/style strenght/strength stucture/structure submited/submitted subsitute/substitute
  substitue/substitute succes/success succesful/successful succesfully/successfully successfull/successful
  successfuly/successfully sucesfully/successfully sucess/success sucessful/successful sucessfully/successfully
  sufix/suffix suport/support suports/supports suprise/surprise suprised/surprised synatx/syntax
  synchonize/synchronize syncronize/synchronize syncronized/synchronized sytem/system sytems/systems
  teamplate/template teh/the tempalte/template temporarly/temporarily tesing/testing thats/that's theres/there's
  thier/their threshhold/threshold throught/through timout/timeout togther/together tommorow/tomorrow
  tomorow/tomorrow trafic/traffic tranform/transform transfered/transferred transfering/transferring
  transmision/transmission transtion/transition treshold/threshold trigered/triggered triggerd/triggered
  truely/truly udpate/update unavailble/unavailable unecessary/unnecessary unexpectly/unexpectedly
  unfortunatly/unfortunately unitialized/uninitialized unkown/unknown unneccessary/unnecessary unsed/unused
  unsued/unused untill/until upgarde/upgrade upgarded/upgraded upstrem/upstream upto/up~to useage/usage
  usefull/useful usualy/usually vaild/valid validatation/validation validaton/validation varibale/variable
  varios/various verison/version versoin/version vesion/version virtaul/virtual visable/visible
  vulnerabilites/vulnerabilities vulnerabilty/vulnerability vunerable/vulnerable wasnt/wasn't werent/weren't
  whcih/which whitspace/whitespace wich/which widht/width wierd/weird witout/without workaroud/workaround
  wouldnt/wouldn't writen/written writting/writing yeild/yield
`
