/** Words that open a sentence with a capital and are written small elsewhere; verbs are known from their own table. */
export const OPENERS = new Set(
  `zero contrast the a an this that these those it its in on at for with by to from of all any some many most each every no when if while after before since because as there they
their our my we you both only one two three four five six seven eight nine ten eleven twelve twenty thirty half dozens hundreds thousands several few other another until due during once even not just such same previously currently using now user users
later soon then finally eventually meanwhile afterwards data database databases system systems volume volumes current recent very such certain initial original previous former main first second last next better best worse worst big bigger bad good great
data existing new old memory time times test tests build builds request requests response responses server servers service services client clients code query queries
page pages file files job jobs task tasks error errors failure failures latency throughput performance accuracy usage cost costs deployment deployments deploys customer
customers people developers engineers everyone everything nothing nobody production staging installation support responses calls call total overall average median
results result benchmark benchmarks startup peak battery disk frame boot idle cold load loading rendering large small long short slow fast high low more less fewer extra unit integration end today yesterday
quick minor major simple basic final early full partial proper various almost general functional easy rough tiny further
everybody anyone something without within under over above below between about around across through against per via like unlike although though however so but and or
security monitoring logging alerts alert caching cache connections connection messages message notifications events event rows records tables migrations migration backups
disk storage network traffic model models training validation scripts script jobs pipelines pipeline images image videos video libraries library packages package modules
module checkout artifact artifacts crate crates emoji emojis webhook webhooks upload uploads download downloads font fonts button buttons form forms field fields
screen screens link links login logins password passwords account accounts session sessions cookie cookies token tokens key keys certificate certificates secret secrets
cluster clusters node nodes pod pods container containers host hosts machine machines instance instances queue queues worker workers thread threads process processes
broker brokers partition partitions topic topics consumer consumers producer producers replica replicas shard shards index indexes lock locks transaction transactions
schema schemas column columns key invoice invoices order orders payment payments refund refunds voucher vouchers email emails mail mails report reports chart charts
dashboard dashboards metric metrics log logs trace traces release releases branch branches commit commits merge merges review reviews ticket tickets bug bugs issue issues
feature features flag flags widget widgets plugin plugins extension extensions dependency dependencies version versions runner runners cron scheduled scheduler retry retries
timeout timeouts cold warm startup boot frame frames draw driver drivers firmware board boards sensor sensors reading readings device devices printer printers laptop laptops
search sorting filtering pagination import imports export exports parser parsing compiler compilation linker linting formatting type types class classes object objects
endpoint endpoints route routes header headers body payload payloads proxy gateway router routing backend frontend browser browsers mobile desktop web app apps application
applications platform platforms team teams staff support month-end nightly weekly daily monthly retention half part parts most producers authentication authorization access
permissions encryption backup restore recovery failover replication ingestion processing extraction generation validation rendering scrolling navigation accessibility
module components component functions function methods method variables values value options option settings setting configuration docs documentation drawing matching
annual yearly quarterly hourly abuse fraud spam churn attrition bounce revenue bill bills spend standby power heat noise downtime uptime bundle binary heap false manual
too twice whoever neither either enough much little whenever wherever despite instead unless
complaints complaint charges duplicate double failed repeated missed defects defect inference onboarding`.split(
    /\s+/,
  ),
)
