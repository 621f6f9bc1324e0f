/** Postings in the shapes of ordinary sites, long enough that the code which reads them is compiled for speed. */
export function warmUpPages(): string[] {
  return [
    page(`<div class="job-description">${repeat(40, section)}</div>`),
    page(repeat(40, section)),
    page(repeat(120, (i) => `<div class="row row--${i}"><span class="text">${sentence(i)}</span></div>`)),
    page(
      `<p>Acme is looking for a Gardener.</p>${repeat(30, (i) => `<p>${repeat(6, () => sentence(i))}</p>`)}`,
    ),
  ]
}

export const WARM_UP_TEXT = 'Gardener\nAcme\nBerlin, Germany\n\nAt Acme, we are looking for a Gardener.'

const page = (content: string) =>
  `<!doctype html><html><head><title>Gardener at Acme</title><meta property="og:title" content="Gardener"></head>
<body><nav><a href="/jobs">Jobs</a></nav><main id="content"><h1>Gardener</h1>${content}</main>
<footer>${repeat(20, (i) => `<a class="link" href="https://acme.example/${i}">Page ${i}</a>`)}</footer></body></html>`

const section = (i: number) =>
  `<h3>Task ${i}</h3><ul class="list">${repeat(6, (j) => `<li>${sentence(i + j)}</li>`)}</ul><p>${sentence(i)}&nbsp;<b>Roses</b></p>\n`

const repeat = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

const SENTENCES = [
  'At Acme, we grow roses and tulips for the whole town.',
  'You water the plants every morning, and look after the greenhouse in Überlingen.',
  'Experience with hedges is a plus.',
]

const sentence = (i: number) => `${SENTENCES[i % SENTENCES.length]} (${i})`
