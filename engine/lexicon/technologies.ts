import { APPARATUS } from './technologies/apparatus.ts'
import { BOARDS } from './technologies/boards.ts'
import { BUSINESS } from './technologies/business.ts'
import { CLOUD } from './technologies/cloud.ts'
import { COMMANDS } from './technologies/commands.ts'
import { CRAFTS } from './technologies/crafts.ts'
import { DATA_SCIENCE } from './technologies/data-science.ts'
import { DATABASES } from './technologies/databases.ts'
import { DELIVERY } from './technologies/delivery.ts'
import { DEPENDENCIES } from './technologies/dependencies.ts'
import { DESKTOPS } from './technologies/desktops.ts'
import { ECOSYSTEMS } from './technologies/ecosystems.ts'
import { ENGINEERING } from './technologies/engineering.ts'
import { EVERYDAY } from './technologies/everyday.ts'
import { FIELDS } from './technologies/fields.ts'
import { FIELDWORK } from './technologies/fieldwork.ts'
import { HARDWARE } from './technologies/hardware.ts'
import { HOMELAB } from './technologies/homelab.ts'
import { INTERFACES } from './technologies/interfaces.ts'
import { LABORATORY } from './technologies/laboratory.ts'
import { LANGUAGES } from './technologies/languages.ts'
import { LIBRARIES } from './technologies/libraries.ts'
import { MACHINES } from './technologies/machines.ts'
import { MODELS } from './technologies/models.ts'
import { OPERATING_SYSTEMS } from './technologies/operating-systems.ts'
import { OPERATIONS } from './technologies/operations.ts'
import { PACKAGES } from './technologies/packages.ts'
import { PAGES } from './technologies/pages.ts'
import { PARTS } from './technologies/parts.ts'
import { PLATFORMS } from './technologies/platforms.ts'
import { PRODUCTS } from './technologies/products.ts'
import { PROTOCOLS } from './technologies/protocols.ts'
import { RESEARCH } from './technologies/research.ts'
import { SCIENCE } from './technologies/science.ts'
import { SELDOM } from './technologies/seldom.ts'
import { SERVERS } from './technologies/servers.ts'
import { SPECIALTIES } from './technologies/specialties.ts'
import { STAGE } from './technologies/stage.ts'
import { STUDIO } from './technologies/studio.ts'
import { SYSTEMS } from './technologies/systems.ts'
import type { Technology } from './technologies/technology.ts'
import { TRADES } from './technologies/trades.ts'
import { WEB } from './technologies/web.ts'
import { WORKPLACE } from './technologies/workplace.ts'
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
  ...FIELDWORK,
  ...DEPENDENCIES,
  ...DESKTOPS,
  ...ENGINEERING,
  ...HOMELAB,
  ...LABORATORY,
  ...MODELS,
  ...PARTS,
  ...STUDIO,
  ...APPARATUS,
  ...INTERFACES,
  ...WORKPLACE,
  ...EVERYDAY,
  ...PLATFORMS,
  ...PAGES,
  ...SERVERS,
  ...BOARDS,
  ...STAGE,
  ...SPECIALTIES,
  ...DATA_SCIENCE,
  ...OPERATIONS,
  ...BUSINESS,
  ...COMMANDS,
  ...SELDOM,
]
