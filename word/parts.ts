import { DOCUMENT_TITLE } from './document.ts'
import { xmlText } from './xml-text.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats'

/** Where in the zip the text of a Word file stands. */
export const DOCUMENT_PART = 'word/document.xml'

/** The other files of the zip, which are the same in all; the list of types comes first, as readers like it. */
export const FIXED_PARTS: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="${TYPE}-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/${DOCUMENT_PART}" ContentType="${TYPE}-officedocument.wordprocessingml.document.main+xml"/>\
<Override PartName="/word/styles.xml" ContentType="${TYPE}-officedocument.wordprocessingml.styles+xml"/>\
<Override PartName="/word/settings.xml" ContentType="${TYPE}-officedocument.wordprocessingml.settings+xml"/>\
<Override PartName="/docProps/core.xml" ContentType="${TYPE}-package.core-properties+xml"/>\
</Types>`,

  '_rels/.rels': relationships([
    [`${OFFICE}/officeDocument`, DOCUMENT_PART],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
  ]),

  'word/_rels/document.xml.rels': relationships([
    [`${OFFICE}/styles`, 'styles.xml'],
    [`${OFFICE}/settings`, 'settings.xml'],
  ]),

  'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" \
xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(DOCUMENT_TITLE)}</dc:title>\
<dc:creator>TechLog</dc:creator></cp:coreProperties>`,

  // Without the mode Word opens the file as one of Word 2007.
  'word/settings.xml': `${XML}<w:settings xmlns:w="${W}"><w:compat><w:compatSetting w:name="compatibilityMode" \
w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,

  'word/styles.xml': `${XML}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr>\
<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/>\
</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>\
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>\
${style('Title', 'Title', { size: 56 })}\
${style('Heading1', 'heading 1', { size: 32, color: '2E74B5', level: 0 })}\
${style('Heading2', 'heading 2', { size: 26, color: '2E74B5', level: 1 })}\
</w:styles>`,
}

function relationships(targets: [type: string, target: string][]): string {
  const list = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
}

/** `size` in half points; `level` is the depth in the document's outline. */
function style(id: string, name: string, look: { size: number; color?: string; level?: number }): string {
  const { size, color, level } = look
  const outline = level === undefined ? '' : `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>\
<w:next w:val="Normal"/><w:qFormat/>${outline}<w:rPr>${color ? `<w:color w:val="${color}"/>` : ''}\
<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`
}
