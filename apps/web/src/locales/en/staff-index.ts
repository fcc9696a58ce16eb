import { desk } from '#web/locales/en/desk.ts'
import { history } from '#web/locales/en/history.ts'
import { preorder } from '#web/locales/en/preorder.ts'
import { staff } from '#web/locales/en/staff.ts'
import { techpack } from '#web/locales/en/techpack.ts'

/** The texts in English of the screens of staff. */
export const enStaff = {
  desk,
  history,
  preorder,
  staff,
  techpack,
}
