import {
  setCalibration,
  setOriginalBackground,
  setPreviewBackground,
  setPrintWidths,
  setProductionAsset,
  setProductionBackground,
} from '#api/techpacks/edit-artwork.ts'
import { setKnits } from '#api/techpacks/edit-knits.ts'
import { setSettings } from '#api/techpacks/edit-settings.ts'
import { setSizes } from '#api/techpacks/edit-sizes.ts'
import {
  setCustomer,
  setCustomerNumber,
  setProject,
  setShipDate,
  setTerms,
  setVersion,
} from '#api/techpacks/edit-words.ts'
import { generateRelease } from '#api/techpacks/generate-release.ts'
import { listMachineFiles } from '#api/techpacks/machine/list-machine-files.ts'
import { setMachine } from '#api/techpacks/machine/set-machine.ts'
import { readDrawings } from '#api/techpacks/read-drawings.ts'
import { makeTechpack, readOrderTechpack, readTechpack } from '#api/techpacks/read-techpack.ts'
import { compareReleases, listReleases, readRelease } from '#api/techpacks/releases.ts'

export const techpackHandlers = [
  makeTechpack,
  readTechpack,
  readOrderTechpack,
  setProject,
  setCustomer,
  setCustomerNumber,
  setShipDate,
  setTerms,
  setVersion,
  setSizes,
  setCalibration,
  setPrintWidths,
  setSettings,
  setKnits,
  setOriginalBackground,
  setPreviewBackground,
  setProductionBackground,
  setProductionAsset,
  listMachineFiles,
  setMachine,
  generateRelease,
  readDrawings,
  listReleases,
  readRelease,
  compareReleases,
]
