/** Words with which anybody retells engineering work; they add no fact of their own, so a claim may use them freely. */
export const RETELLING = `
issue problem bug fault error change code system result approach solution task goal aim cause root way time case part step number amount side level kind type situation outcome
need order end fix resolve solve implement add create build built write wrote written introduce improve reduce cut lower decrease increase raise speed sped remove delete drop
replace move switch migrate port convert update upgrade refactor rewrite rewrote rework enable allow ensure prevent stop avoid keep kept restore repair correct handle support
extend simplify clean investigate trace find found identify diagnose debug analyse analyze study check test verify measure profile design develop configure set use apply adjust
work bring brought turn put give gave given get got take took taken run ran show tell told begin began start finish complete help learn cause fail break broke broken happen
slow fast faster quick wrong right correctly properly longer able new old existing previous earlier later whole several single common missing unneeded unnecessary unused extra
separate different go went come came fall fell rise rose drop stay remain leave left hold held lead led limit open close receive reach return say said says see saw seen
back even around down away ahead instead again once first second last next only just also still soon further beyond above below under over before after during
few fewer many more less most least much little good better best bad worse easy easier hard harder simple simpler safe safely clear full empty possible impossible
second seconds minute minutes hour hours day days week weeks month months year years ms us ns kb mb gb tb kib mib gib percent times
ones itself themselves cannot make makes let nothing else everything something option large small unknown shared expected suspected greatly past
one two three four five six seven eight nine ten now then than with without within against per via because while which where when`
