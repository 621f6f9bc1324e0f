import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('packages that code loads', () => {
  it.each([
    ['Timed the old way:\n\n```py\nimport pandas as pd\nprint(pd.read_csv(path))\n```', ['pandas', 'Python']],
    ['Repro:\n\n```py\nfrom xgboost.core import Booster\nb = Booster()\n```', ['XGBoost', 'Python']],
    ["Repro:\n\n```js\nconst app = require('fastify')()\n```", ['Fastify', 'JavaScript']],
    ["Repro:\n\n```ts\nimport { z } from 'zod'\n```", ['Zod', 'TypeScript']],
    ['Repro:\n\n```rust\nuse tokio::sync::mpsc;\n```', ['Tokio', 'Rust']],
    ['Repro:\n\n```py\nfrom billing import totals\nx = totals()\n```', ['Python']],
    ['Repro:\n\n```py\nimport statistics\nx = statistics.mean(y)\n```', ['Python']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))

  it.each([
    ['The shapes came back wrong from dask.array and scipy.sparse.', ['Dask', 'SciPy']],
    ['Edited pandas.md and opened numpy.org.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('packages that a command installs', () => {
  it.each([
    ['Ran `pip install frobnicate` on the runner.', ['pip', 'frobnicate']],
    ['Ran `apt full-upgrade` on the kiosk.', ['apt']],
    ['- brew install quuxtool', ['Homebrew']],
    ['Steps:\n\n```\nnpm install --save left-pad rollup\n```', ['left-pad', 'Rollup']],
    ['Ran `apt-get install fonts-lato` first.', ['apt-get']],
    ['Installed relay-tester on the second board.', ['relay-tester']],
    ['Installed it on a well-known box.', []],
    ['Run the `npm install` command twice.', ['npm']],
    ['Now throttled using `token-gate` in front of it.', ['token-gate']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('commands typed with options', () => {
  it.each([
    ['quuxbench -n 300 needs half the time now', ['quuxbench']],
    ['Started it:\n\n```\nquuxdb start --insecure --store=one\n```', ['quuxdb']],
    ['Made the folder:\n\n```\nsudo chown -R me:me /var/log/x\n```', []],
    ['Just --force was ignored; with -O2 it is fine.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('names linked to the home of a package', () => {
  it.each([
    ['Welcome [Quuxpress](https://quuxpress.readthedocs.io/).', ['Quuxpress']],
    ['I wrote [Quuxpress](https://github.com/me/quuxpress).', []],
    ['Needs [left-pad](https://www.npmjs.com/package/left-pad) now.', ['left-pad']],
    ['See [the fix](https://github.com/acme/portal/pull/7).', []],
    ['I wrote [Train Sign](https://github.com/me/train-sign).', []],
    ['Ask [Jane](https://jane.example.com/) about it.', []],
    ['Creates the interface via [quuxnet](https://example.com/kb/12/quuxnet).', ['quuxnet']],
    ['Debugged it with [janedoe](https://github.com/janedoe).', []],
    ['Welcome [Quuxpress](https://github.com/quuxpress/quuxpress).', ['Quuxpress']],
    ['Two patches for [quuxpress](https://github.com/quuxpress-team/quuxpress).', ['quuxpress']],
    ["[quuxdb's Close call](https://pkg.go.dev/github.com/acme/go-quuxdb#Txn) hangs.", ['quuxdb']],
    ['Shared the slides with Quuxleaf https://www.quuxleaf.com/read/1 .', ['Quuxleaf']],
    ['Bought it on Mouser https://www.mouser.com/p/1 and told it on Meetup https://www.meetup.com/x .', []],
    ['Fixed two holes in [quux-tz](https://tracker.debian.org/pkg/quux-tz).', ['quux-tz']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})
