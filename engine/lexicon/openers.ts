/** Words that open a sentence with a capital and are written small elsewhere; verbs are known from their own table. */
export const OPENERS = new Set(
  `the a an this that these those it its in on at for with by to from of all any some many most each every no when if while after before since because as there they
their our my we you both only one two three four five several few other another until due during once even not just such same previously currently using now user users
data current recent very such certain initial original previous former main first second last next better best worse worst big bigger bad good great
data existing new old memory time times test tests build builds request requests response responses server servers service services client clients code query queries
page pages file files job jobs task tasks error errors failure failures latency throughput performance accuracy usage cost costs deployment deployments deploys customer
customers people developers engineers everyone everything nothing nobody production staging installation support responses calls call total overall average median
results result benchmark benchmarks startup load loading rendering large small long short slow fast high low more less fewer extra unit integration end today yesterday
everybody anyone something without within under over above below between about around across through against per via like unlike although though however so but and or
security monitoring logging alerts alert caching cache connections connection messages message notifications events event rows records tables migrations migration backups
disk storage network traffic model models training validation scripts script jobs pipelines pipeline images image videos video libraries library packages package modules
module components component functions function methods method variables values value options option settings setting configuration docs documentation drawing matching`.split(
    /\s+/,
  ),
)
