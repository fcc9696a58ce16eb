import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { invitationTo, logIn, makeDesign, signUp, teamOf } from './shop.ts'
import { drawn, openElement } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const words = {
  en: {
    people: 'Team members',
    label: 'What Jonas Roy may do in the team',
    looks: 'Can look',
    changes: 'Can change',
    told: 'In this team you can look. Its founder says who changes things.',
    invite: 'Invite',
    parts: 'Parts',
    collar: 'Collar',
  },
  fr: {
    people: 'Membres de l’équipe',
    label: 'Ce que Jonas Roy peut faire dans l’équipe',
    looks: 'Peut consulter',
    changes: 'Peut modifier',
    told: 'Dans cette équipe, vous pouvez consulter. La personne qui l’a fondée dit qui peut modifier.',
    invite: 'Inviter',
    parts: 'Parties',
    collar: 'Col',
  },
} as const

describe.each(['en', 'fr'] as const)('who looks only in a team, in %s (AC60)', locale => {
  const said = words[locale]

  it('is chosen by its founder on the team’s page, and changes nothing until they say otherwise', async () => {
    const maya = await signUp(server.url, { language: locale })
    const teamId = await teamOf(maya)
    const designId = await makeDesign(maya, 'Tour tee')
    const token = await invitationTo(maya, teamId)
    const jonas = await signUp(server.url, {
      firstName: 'Jonas',
      lastName: 'Roy',
      language: locale,
      inviteToken: token,
    })
    const founder = await openVisitor(browser, server.url, { locale })
    await logIn(founder.context, maya)
    await founder.page.goto(`/team/${teamId}/projects`)
    const people = founder.page.getByRole('region', { name: said.people })
    const choice = people.getByRole('combobox', { name: said.label })
    await choice.selectOption({ label: said.looks })
    await founder.page.reload()
    expect(await choice.inputValue()).toBe('looks')
    expect(await seriousFindings(founder.page)).toEqual([])

    const looker = await openVisitor(browser, server.url, { locale })
    await logIn(looker.context, jonas)
    await looker.page.goto(`/team/${teamId}/projects`)
    await looker.page.getByText(said.told).waitFor()
    expect(await looker.page.getByRole('link', { name: said.invite, exact: true }).count()).toBe(0)
    expect(await looker.page.getByRole('combobox', { name: said.label }).count()).toBe(0)
    await looker.page.goto(`/design/${designId}`)
    await drawn(looker.page)
    await openElement(looker.page, said.collar)
    const panel = looker.page.getByRole('complementary')
    await panel.getByText(said.told).first().waitFor()
    expect(await panel.getByRole('radio').first().isDisabled()).toBe(true)
    expect(await seriousFindings(looker.page)).toEqual([])

    await choice.selectOption({ label: said.changes })
    await founder.page.reload()
    expect(await choice.inputValue()).toBe('changes')
    await looker.page.reload()
    await drawn(looker.page)
    await openElement(looker.page, said.collar)
    await expect.poll(() => panel.getByRole('radio').first().isDisabled()).toBe(false)
    expect([...founder.problems, ...looker.problems]).toEqual([])
  })
})
