import { loadTexts } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'

/** Loads the section that stands beside written words alone. */
export async function loadPersonalSection() {
  const [{ PersonalSection }] = await Promise.all([
    loadCode(() => import('#web/features/studio/panels/personal/personal-section.tsx')),
    loadTexts('personal'),
  ])
  return PersonalSection
}

/** Where something is added. */
export async function loadNamesWay() {
  const [{ NamesWay }] = await Promise.all([
    loadCode(() => import('#web/features/studio/panels/personal/names-way.tsx')),
    loadTexts('personal'),
  ])
  return NamesWay
}

/** Loads the panel of all that is each person's own. */
export async function loadPersonalPanel() {
  const [{ PersonalPanel }] = await Promise.all([
    loadCode(() => import('#web/features/studio/panels/personal/personal-panel.tsx')),
    loadTexts('personal'),
  ])
  return PersonalPanel
}
