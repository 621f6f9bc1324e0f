/** Common given names, to know a person at the start of a sentence, where a capital letter says nothing; words that are also plain English are left out. */
export const GIVEN_NAMES = new Set(
  `aaron adam adrian ahmed aisha alan albert alejandro alex alexander alexandra alice alicia ali alina allison amanda amelia amit amy ana anders andrea andreas andrew andrey
andy angela anita anja anjali anna anne anthony antoine anton antonio ariel arjun arthur ashley astrid barbara beatrice ben benjamin bernard beth betty bob boris brandon
brian bruce bruno camille carla carlos carmen carol caroline catherine cathy cecilia charles charlie charlotte chen chiara chloe chris christian christina christine
christoph christopher cindy claire clara claudia connor cristina cynthia daniel daniela danielle david deborah denis dennis diana diego dmitri dominic donald donna dorothy
doug douglas edward elena eli elias elizabeth ella ellen emilia emily emma eric erica erik erin ethan eva evan evelyn fabian fatima felix fernando fiona florian francesca
francesco francis francisco frank frederic gabriel gabriela gary george gerald giulia giovanni gloria greg gregory gustavo hannah hans harold harry hassan heather helen
helena henrik henry hiroshi hugo ian ibrahim igor ines ingrid irene isaac isabel isabella ivan jacob jakub james jamie jan jane janet jason javier jean jeff jeffrey jennifer
jenny jeremy jessica jim joan joanna joe joel johan johannes john johnny jonas jonathan jordan jorge jose joseph joshua juan judith julia julian julie jun justin karen karin
karl katarina kate katherine kathleen katja keiko keith kelly ken kenji kenneth kevin kim klaus krishna kristen kumar kyle lara larry lars laura lauren lea leah leila lena
leo leon leonardo li liam lina linda lisa liu lorenzo louis louise luca lucas lucia lucy luis luisa lukas maja manuel marco marcus margaret maria marie marina mario marta
martin martina mary mateo matt matteo matthew matthias maya megan mehmet mei melanie melissa mia michael michel michelle miguel mike mikhail milan mina mohamed mohammed monica
monika muhammad nadia nancy naomi natalia natalie nathan neha nicholas nick nicolas nicole nikhil nikita nikolai nina noah nora olaf olga oliver olivia omar oscar pablo
pamela paola patricia patrick paul paula pavel pedro peter petra philip philipp pierre piotr pooja pradeep priya rachel rafael rahul raj rajesh ralph ramon raymond rebecca
renata ricardo richard rita robert roberto robin rodrigo roger rohan roman ronald rosa ruth ryan sabine sally sam samantha samir samuel sandra sanjay sara sarah satoshi scott
sean sebastian sergei sergey sergio sharon shreya silvia simon simone sofia sonia sophia sophie stefan stefanie stephanie stephen steve steven sunita susan susanne suresh sven
sylvia takashi tamara tanja tanya tara teresa theo theresa thomas tim timothy tobias tom tomas tony tyler ulrich uma valentina vanessa vera veronica victor victoria vijay
vikram vincent viktor vladimir walter wei wendy wilhelm william wolfgang xavier yan yang yasmin yuki yuri yusuf yvonne zhang zoe
abby abdul abigail abraham adele adriana agnes aidan aiden akash alana alberto aleksandr alessandro alexis alfredo alison amir anand andre angelo anika anil ankit
antonia anya arun ashok audrey ayesha aziz barry beatriz becky benoit bethany bianca brad bradley brenda brendan brent brett bryan caitlin caleb cameron candice
carlo carolyn cassandra catalina cesar charlene christa christie clifford colin corey craig curtis daisuke damian damien dario darren dave deepak denise derek desmond
dimitri doris duncan dustin dylan eddie edgar edith eduardo edwin elaine eleanor elliot elliott eloise emil emilio emmanuel enrique ernest ernesto esteban esther
eugene fabio farah federico felipe franz fred freddie frederick gareth gavin geoff geoffrey gerard gianluca gina glenn graham guillaume harriet hector heidi henri
howard hugh imran irina jackie jacqueline jaime jake janice jared jayden jenna jerome jerry jesse jill jimmy jon josef josephine josh joyce juanita judy juliana julien
julio kara karthik kathryn kathy katie kayla kelsey kenny khalid kimberly kiran kirsten kristin kristina lakshmi laurent leonard leslie lillian lindsay lindsey luke
lydia lynn madeline magnus malcolm marc marcel marcos mariana marion marissa markus marlene martha marvin maurice maxime meredith michaela michele mila miriam mitchell
mohammad mohit molly mustafa natasha nathaniel neil nicola niklas noel paolo pauline peggy penelope phil philippe phillip ramesh randy raphael rashmi raul ravi regina
rene rick roberta rohit roland rosie roy sabrina sachin salma sandro santiago sasha saul seth shannon shaun shawn sheila shelby shirley shubham spencer stacy stefano
stuart sunil suzanne terry theodore tiffany tina todd tommy tracy trevor tristan ursula valerie vicky vinay vishal vivek vivian wanda wayne wesley yolanda yves zach
zachary zack`.split(/\s+/),
)
