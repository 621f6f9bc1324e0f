const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words of titles that every other note of the writer has too: a title of these alone names no work. */
export const SERIES_WORDS = setOf(`
  gsoc gsod outreachy google summer code final first second third fourth fifth sixth daily weekly biweekly bi-weekly
  monthly quarterly yearly annual an sprint iteration week weeks day days month months quarter half year years meeting
  weekend weekends fortnight
  meetings standup stand-up standups update updates report reports reporting progress log logs worklog journal diary
  devlog devlogs dev exp blog blogs post posts note notes entry entries summary overview status recap retro
  retrospective work works working work-log milestone phase coding period evaluation part number no intro introduction
  hello hi hey welcome q a q1 q2 q3 q4 h1 h2 how are is was were the going and of for in on my our this that what i ve
  i've we've have has did done doing do to date today yesterday tomorrow sunday monday tuesday wednesday thursday
  friday saturday january february march april may june july august september october november december jan feb mar apr
  jun jul aug sep sept oct nov dec st nd rd th am pm utc here we go back conclusion conclusions discussion discussions
  task tasks completed achieve achieved achievement achievements accomplishment accomplishments you thing things some
  misc miscellaneous general other others any topic topics struggle struggled struggles background changelog todo todos
  to-do next step steps plan plans future goal goals roadblock roadblocks hurdle hurdles challenge challenges blocker
  blockers issue issues learning learnings lesson lessons learned context description details problem solution result
  results impact root cause resolution timeline investigation mitigation alert what's happened incident postmortem
  post-mortem keyword experiment experiments with from at by hour hours time spent total name track start end not great
  none n/a mon tue tues wed thu thur thurs fri sat sun mo tu fr sa su getting started explanation explanations thesis review reviews p.s. ps currently raw night morning evening
  afternoon into weeknote weeknotes brag doc docs document lab labs book notebook logbook scratch pad dump brain braindump
  internship intern trainee apprentice apprenticeship placement title untitled subject wip draft looking look self
  self-review self-assessment appraisal performance cycle rundown roundup round-up digest newsletter highlights lowlights
  wins win shipped w/e wk copied pasted paste hand order thread channel chat transcript minutes agenda session sessions
  read readme about me it as so far new old quick short long rough random little bit more few last past current ticket
  til memo focus miniblog eval let executive weekly-update recap retrospect content contents author created id status mood link slides
  handoff hand-off submission incidence thoughts thought links reflection reflections faced encountered spring fall autumn winter priorities
  objective objectives ta tas prof professor relevant related linked initialization initialisation initiation kickoff kick-off build-log dev-log change-log made used attendance what's what who where when why stand hand-over handover shift on-call oncall rotation
  troubleshooting rca tldr tl dr discovered observation observations question questions obstacle obstacles overcome commit commits
  changes change activity activities finding findings outcome outcomes takeaway takeaways caveat caveats limitation limitations
  midterm mid-term endterm individual bonding journey journeys experience experiences
  end ends ended begin begins start starts over applying seventh eighth ninth tenth eleventh twelfth one two three four
  five six seven eight nine ten eleven twelve timestamp monthly-update gotcha gotchas later same tracking timesheet timesheets guide request fixes applied
`)

/** What a kind of page may have before its name: "Security Incident Report", "Engineering team update". */
export const PAGE_WORDS = setOf(`
  security outage production service critical major minor public internal technical engineering project team software
  development student personal coding game gamedev independent study capstone research group course module class
  official small recent some latest brief tiny regular previous current upcoming mini
  breakdown build check-in checkin environment steady bachelor master's bachelor's semester lesson tutorial training
  analysis methodology original key initial structure peer git
  release migration implementation refactoring bug pull community free open source open-source holiday holidays christmas season active
`)

/** Nouns that could be anybody's work: they name nothing without a word in front of them. */
export const VAGUE_WORDS = setOf(`
  it them that thing things stuff everything something anything nothing project code bug bugs issue issues fix fixes test
  tests pr prs change changes time times day days hour hours week weeks work mentor mentors team teams feedback review
  reviews comment comments figuring trying learning reading other others people user users half most rest lot lots example
  now future purpose reason reasons planning collaboration discussion file files data result results same module modules
  following using up out down one ones problem problems idea ideas goal goals plan plans part parts way ways guess cause
  culprit trick catch fact point question answer story moment case cases step steps solution hope suspicion verdict lesson
  lessons everyone everybody somebody someone nobody anyone none both here there today yesterday tomorrow monday tuesday
  wednesday thursday friday saturday sunday morning afternoon evening night month year sprint meeting meetings post blog
  article report first second third last next new old numbers number figure figures change version versions release
  attempt attempts thanks hello hi hey morning all regards cheers top end start total rest output input error errors
  while what which who how why where when if so then because since after before order effort efforts progress task tasks existing system systems tool tools app apps thinking fixing debugging coding testing studying practice practising meeting together anyway session amount
  look level situation interest motivation tweak tweaks minor major simple generic type kind functionality feature features
  actual above below recap company university city school office laptop email mail supervisor fun facts updated edit doing different certain high low good nice big small entire whole main several various own correct wrong right place places
  server servers service services site sites website machine machines script scripts assignment assignments project projects
  impression however pros cons advice suggestion suggestions name names repo repos repository
  family personal priorities life balancing well ok okay oh yeah hmm impedance voltage resistance
  speed performance cleanup refactoring bugfixing hackathon bootcamp internship conference semester milestone layout
  yo alright later midterm codebase alot subsystem subsystems coming upcoming
  gosh phew whew yikes ugh argh whoops oops woohoo hurray yep yup nope sigh meh boo
  everybody wow yay ahh hooray mr mrs access brand created_at updated_at deleted_at current url urls api apis ui ux id ids ip tz utc
`)

/** Who acts or is spoken of in a team: never what the work is about. */
export const PEOPLE_WORDS = setOf(`
  team teams support customer customers client clients user users people colleague colleagues boss manager managers mentor
  mentors engineer engineers developer developers analyst analysts tester testers vendor supplier staff management
  marketing finance sales legal purchasing security ops devs folks guys student students teacher teachers reviewer
  reviewers maintainer maintainers operator operators member members somebody someone everyone everybody nobody i we you
  he she they director lead leads architect designer designers product owner stakeholders agents partner partners
  lady ladies guy woman women consultant consultants auditor auditors subscriber subscribers intern interns co-mentors organizer organizers
  organiser organisers applicant applicants participant participants contributor contributors volunteer volunteers visitor visitors tenant tenants
  driver drivers nurse nurses doctor doctors
`)
