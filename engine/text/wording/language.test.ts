import { expect, test } from 'vitest'
import { readDocument } from '../lines/document.ts'
import { isEnglish } from './language.ts'

test.each([
  'Ticket 14: slow laptop\n\nUser reports freezes. Checked disk, RAM, startup apps. Disabled three updaters, cleaned temp folder. Boot 45 s, was 3 min. User happy.',
  'Renamed modules, bumped deps, dropped py27, regenerated lockfile, tweaked CI matrix, fixed typos, updated docs.',
  'Change detection through bucket notifications\n\n- Resumable multipart uploads\n- Prometheus metrics\n- Keyboard shortcuts\n- Memory limits per client',
  'LICENCE: add missing copyright notices\n\nRefer to: keel.c, mast.c\nCopyright (C) 1998 Ann Lee\nCopyright (C) 1999 Ben Okafor, Mia Sund, Ida Berg, Jo Lind',
])('takes telegraphic English for English', (text) => {
  expect(isEnglish(readDocument(text))).toBe(true)
})

test.each([
  'Der Import war langsam, weil jede Zeile einzeln geschrieben wurde. Ich habe ihn auf Stapel umgestellt und die Tests sind wieder schnell.',
  "J'ai corrig\u00e9 la fuite de m\u00e9moire dans le service de rendu et les tests passent avec la nouvelle version du compilateur.",
  'El trabajo nocturno fallaba por un certificado vencido. Lo renov\u00e9 y puse una alerta para los dem\u00e1s servidores de la empresa.',
  'Raporty dzienne\n\n- Nowy system powiadomie\u0144\n- Szybszy import danych klienta\n- Poprawki interfejsu u\u017cytkownika\n- Testy wydajno\u015bci serwera',
])('knows that it does not write other languages', (text) => {
  expect(isEnglish(readDocument(text))).toBe(false)
})
