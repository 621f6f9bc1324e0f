/** Names of the months by number, as other languages write them; English has short forms of its own. */
export const FOREIGN_MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'januar januari janvier enero janeiro gennaio',
    'februar februari f\u00e9vrier fevrier febrero fevereiro febbraio',
    'm\u00e4rz maart mars marzo mar\u00e7o',
    'avril abril aprile',
    'mai mei mayo maio maggio',
    'juni juin junio junho giugno',
    'juli juillet julio julho luglio',
    'augustus ao\u00fbt aout agosto augusti',
    'septembre septiembre setembro settembre',
    'oktober octobre octubre outubro ottobre',
    'novembre noviembre novembro',
    'dezember d\u00e9cembre decembre diciembre dezembro dicembre',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
)
