import { CLOUD } from './technologies/cloud.ts'
import { CRAFTS } from './technologies/crafts.ts'
import { DATABASES } from './technologies/databases.ts'
import { DELIVERY } from './technologies/delivery.ts'
import { ECOSYSTEMS } from './technologies/ecosystems.ts'
import { FIELDS } from './technologies/fields.ts'
import { HARDWARE } from './technologies/hardware.ts'
import { LANGUAGES } from './technologies/languages.ts'
import { LIBRARIES } from './technologies/libraries.ts'
import { MACHINES } from './technologies/machines.ts'
import { OPERATING_SYSTEMS } from './technologies/operating-systems.ts'
import { PACKAGES } from './technologies/packages.ts'
import { PRODUCTS } from './technologies/products.ts'
import { PROTOCOLS } from './technologies/protocols.ts'
import { RESEARCH } from './technologies/research.ts'
import { SCIENCE } from './technologies/science.ts'
import { SYSTEMS } from './technologies/systems.ts'
import type { Technology } from './technologies/technology.ts'
import { TRADES } from './technologies/trades.ts'
import { WEB } from './technologies/web.ts'
import { WORKSHOP } from './technologies/workshop.ts'

/** Every technology the engine knows by name. */
export const TECHNOLOGIES: Technology[] = [
  ...LANGUAGES,
  ...WEB,
  ...DATABASES,
  ...CLOUD,
  ...DELIVERY,
  ...PROTOCOLS,
  ...SYSTEMS,
  ...SCIENCE,
  ...PRODUCTS,
  ...LIBRARIES,
  ...ECOSYSTEMS,
  ...TRADES,
  ...RESEARCH,
  ...PACKAGES,
  ...WORKSHOP,
  ...OPERATING_SYSTEMS,
  ...HARDWARE,
  ...MACHINES,
  ...CRAFTS,
  ...FIELDS,
]
