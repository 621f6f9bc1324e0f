/** Nouns of everyday work that the manuals of software lack: with a capital they open a sentence, and name nobody. */
export const EVERYDAY_NOUNS: ReadonlySet<string> = new Set(
  `absence accident account advice air alarm allergy ambulance animal answer apartment arm article asset audio audience autumn award
  axis baby background bag bakery ball band bank bar barcode barn basement basket bath battery beach beam bean bearing bed bee beer
  bell belt bench bike bill bin bird birthday blade blood board boat body boiler bolt book boot border boss bottle bowl box brake branch
  brand bread breakfast brick bridge brush budget building bus business butter button cabin cabinet cable cafe cake camera camp candle
  canteen car carbon card cargo carpet carrier cart case cash cat ceiling cell centre ceramic chain chair chart chemical chemistry
  chicken child church cinema circle circuit city class clay clinic clock cloth cloud club coach coast coffee coil coin college colour
  comment community company compass compost concert concrete conveyor cooling copper corn corner cost cotton council counter country
  courier course court cover cow crane crate credit crew crop cupboard currency curtain customer cycle dairy dam damage dance deal death
  debt delivery demand dental department deposit desert desk diesel dinner dirt disease dish display doctor document dog door dough
  draft drain drawer drawing dress drill drink drone drum dust duty earth egg elbow electric elevator employee enemy energy engine
  equipment evening exam exhibition expense fabric facility factory family fan farm fence ferry fever fibre field film finance fire fish
  flat flight flood floor flour flow flower fluid food foot forest freight fridge fruit fuel fund furniture game garage garden gas gate
  gear gift glass glue goal gold grain grape grass gravel greenhouse grid ground guard guest guide guitar gym hair hall hammer hand
  harbour harvest hat head health heart heat heater herb hinge holiday home honey hook horse hose hospital hotel hour house humidity ice
  injury ink insurance invoice iron island jacket jam jar jet joint journal journey judge juice kettle kid kiln kitchen kiosk knee knife
  knob lab label ladder lake lamp land laundry lawn leather lecture leg lemon lens lesson letter library licence lid lift light lime
  liquid loan lobby loft logistics lorry lounge luggage lunch lung machine magnet mail marina market material meal meat medicine meeting
  menu metal meter microphone milk mill mine mirror mobile money moon morning motor mould mountain mouse mud museum music nail night
  noise nurse nut oak oat obstacle ocean office oil onboarding onion oven owner paint pallet pan paper parcel park parking part passenger patient
  pavement payment pension pepper phone photo piano picture pig pile pill pilot pipe pizza plant plastic plate play player plug pocket
  poem police pollen pollution pond pool post potato pottery powder press pressure price print printer prison prize pump pupil purchase
  radiator radio rail rain raw receipt recipe record refund rehearsal rent repair report rescue restaurant retail rice ride river road
  robot rock rocket roof room root rope rotor rubber rudder rust safety sail salad salary sales salt sample sand satellite sauce saw
  scale scanner school scooter screen screw sea seal season seat seed sensor sewage sewing shed sheep sheet shelf shift ship shipping
  shirt shoe shop shower signal silk silver sink site skin sleep slope smoke snow soap sofa soil solar soldering soup spare speaker
  speech spindle spoon sport spring staff stage stair stall stamp station steam steel stock stomach stone storm stove strap straw street
  student studio sugar suit summer sun supermarket supper supply surgery survey switch tail tank tap tax taxi tea teacher team telescope
  tenant tent term textile theatre thermometer thermostat thread ticket tide tile timber timetable tin tire toilet tomato tool tooth
  torch tourist towel tower town toy track tractor trade traffic trailer train trainee training tram travel tray treatment trip truck
  trunk tube tuition tunnel turbine tyre umbrella uniform vaccine vacuum valley valve van vegetable vehicle vendor vessel vet vibration
  video village visa visitor voice volunteer voter voucher wage wagon waiter wall warehouse washing waste watch water wave weather
  website wedding weekend weight weld well wheat wheel wind window wine winter wire wood wool workshop wrist yard yeast yield zone`.split(
    /\s+/,
  ),
)
