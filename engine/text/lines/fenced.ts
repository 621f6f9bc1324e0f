/** In a fence with a benchmark: "Parse-8  41ms  23ms  -43.9%", "before: 1200 req/s", "real 0m3.2s". */
export function isComparedFigure(text: string): boolean {
  return (
    !/[{}();$\\]/.test(text.replace(/\([^()]*\)/g, '')) &&
    (/\s[-+\u2212~]\d[\d.]*\s?%/.test(text) ||
      /\d\s?(?:x|times)\sfaster\sthan\s/.test(text) ||
      /\d\s?[a-zA-Z/]{0,10}\s?(?:->|\u2192)\s?[~\u2248]?\d/.test(text) ||
      /^\s*(?:before|after|old|new|real|total|elapsed|mean|average|median|throughput|speed-?up)\b[^=]{0,30}?\d[\d.,]*\s?(?:%|x\b|[nmu\u00b5]?s\b|m\d|[kMG]i?B\b|[a-z]+\/s)/i.test(
        text,
      ))
  )
}

/** "name  old time/op  new time/op  delta" heads a table of figures. */
export function headsFigures(text: string): boolean {
  return /^\s*name\s+(?:old|before)\s\S+\s+(?:new|after)\s\S+\s+delta\b/i.test(text)
}

/** What a compiler or a shell says: "Cannot convert value of type X". */
const OF_MACHINE =
  /^\s*(?:(?:fatal|type|syntax|runtime|build|compile|internal)?\s?error\b|warning:|cannot |can't |could not |couldn't |unable to |failed to |unexpected |undefined |expected |property '|type '|module not found|no such )/i

/** Some people put their notes in a fence. */
export function looksLikeProse(text: string): boolean {
  if (OF_MACHINE.test(text)) return false
  const parts = text.trim().split(/\s+/)
  const words = parts.filter((part) => /^["'(]?[\p{L}'-]+(?:[.,;:!?)"][.,;:!?)"']*)?$/u.test(part)).length
  return (
    parts.length >= 9 && words / parts.length > 0.75 && !/[{}=$|\\]|;\s*$|^\s*(?:at|#|\/\/|--|>)\s/.test(text)
  )
}

export function looksLikeCode(text: string): boolean {
  return /[{}();=<>$|\\]|::|^\s*(?:\$|#|>|sudo|git|npm|curl|kubectl|docker|select|where|from)\s/i.test(text)
}

/** "make test LAMPS=on", "./paint --dry-run gate": what one types into a shell. */
export function looksLikeCommand(text: string): boolean {
  return /^\s*(?:\$\s\S|[a-z./][\w./-]*(?:\s[^\s=]\S*)*\s(?:--?[a-z][\w-]*|[A-Z_]+=\S+)(?=[\s=]|$))/.test(
    text,
  )
}

/** "int main(void)", "static void ring(bell *b) {}": how a function opens. */
const SIGNATURE =
  /^\s*(?:(?:static|const|extern|inline|public|private|protected|async|export)\s+)*(?:void|int|char|bool|double|float|long|unsigned|size_t|\w{1,30}_t|auto|def|func|fn|function)[\s*&]+[\w:.]{1,60}\([^()]*\)[^\w]*$/
/** "Lamp *lamp = open(0);", "lamp_open(gate, 1);", "return 0;" */
const STATEMENT =
  /^\s*(?:(?:const\s+)?(?:[\w:<>]{1,40}[\s*&]+){0,2}[\w.\][>:-]{1,60}\s=\s\S.*|(?:[\w:<>]{1,40}[\s*&]+)?[\w.\][>:-]{1,60}\(.*\)|return\s[\w.()-]{1,40}|\w{1,40}_t\s[\w, ]{1,40});\s*$/
/** "{", "});", "if (lid) {", "} else {" */
const BRACES =
  /^\s*(?:[{}()\]]+[;,]?|(?:\}\s*)?(?:if|else|for|while|switch|do|try|catch|struct|class|enum|typedef)\b[^{}]{0,120}\{)\s*$/
/** "ann:src 130$ make lids", "ann@pier:~/lids$ make". */
const PROMPT = /^\s*[\w.-]{1,30}(?:@[\w.-]{1,40})?:[\w~/.-]{0,60}(?:\s\d{1,4})?[$#](?:\s|$)/

/** Whether a line that nobody put in a fence is one of a program or was typed into a shell. */
export function isSourceLine(text: string): boolean {
  if (/[;:{})\]]\s*$/.test(text) && (SIGNATURE.test(text) || STATEMENT.test(text) || BRACES.test(text)))
    return true
  return /[$#]/.test(text) && PROMPT.test(text)
}

/** "real    0m3.2s": what a shell says of the time that a command took. */
export function isTimed(text: string): boolean {
  return /^\s*(?:real|user|sys)\s+\d{1,3}m\d[\d.]*s\s*$/.test(text)
}
