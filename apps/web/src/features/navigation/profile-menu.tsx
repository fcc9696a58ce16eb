import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconCheck,
  IconChevronDown,
  IconDiscount,
  IconDiscountCheck,
  IconExternalLink,
  IconGift,
  IconHelp,
  IconLogout,
  IconMail,
  IconPackage,
  IconPackages,
  IconSettings,
  IconTransferIn,
  IconUser,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import type { User } from '@teamloom/contract/user.ts'
import { locales } from '@teamloom/kit/label.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { logOut, useCurrency, useMe, useSetCurrency, useSetLanguage } from '#web/data/user.ts'
import { ClearDialog, ClearItem, GuestHead, GuestItems } from '#web/features/navigation/guest-menu.tsx'
import classes from '#web/features/navigation/top-bar.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { languageNames } from '#web/lib/language-names.ts'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'

/** My orders, what is for staff, the language, the currency, my profile, help, and the way out. */
export function ProfileMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: me } = useMe()
  const { data: provider } = useProvider()
  const locale = useLocale()
  const currency = useCurrency()
  const setLanguage = useSetLanguage()
  const setCurrency = useSetCurrency()
  const [isClearing, setClearing] = useState(false)
  const name = me && (me.isGuest ? t('nav.guest.name') : `${me.firstName} ${me.lastName}`)

  const leave = async () => {
    await logOut()
    // Leaving on purpose: whoever logs in next starts at home, not where this person was.
    await navigate({ to: '/login', replace: true })
  }

  return (
    <>
      <Menu width={264} checkIcon={<IconCheck size={16} stroke={2} aria-hidden />}>
        <Menu.Target>
          <UnstyledButton
            className={classes.profile}
            aria-label={name ? t('nav.profile', { name }) : t('nav.profileUnknown')}
          >
            <InitialAvatar id={me?.id ?? ''} name={me?.firstName ?? ' '} imageUrl={me?.imageUrl ?? null} />
            <IconChevronDown size={16} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {me &&
            (me.isGuest ? (
              <GuestHead />
            ) : (
              <div className={classes.person}>
                <div className={classes.name}>{name}</div>
                <div className={classes.email}>{me.email}</div>
              </div>
            ))}
          <Menu.Divider />
          {me?.isGuest ? (
            <GuestItems />
          ) : (
            <Menu.Item
              leftSection={<IconPackage size={18} stroke={1.6} aria-hidden />}
              renderRoot={props => <Link to="/orders" {...props} />}
            >
              {t('nav.orders')}
            </Menu.Item>
          )}
          {me && <StaffItems me={me} />}
          <Menu.Divider />
          <Menu.RadioGroup
            value={locale}
            onChange={value => {
              const next = locales.find(known => known === value)
              if (next) setLanguage.mutate(next)
            }}
          >
            <Menu.Label>{t('nav.language')}</Menu.Label>
            {locales.map(language => (
              <Menu.RadioItem key={language} value={language} lang={language}>
                {languageNames[language]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.RadioGroup
            value={currency}
            onChange={value => {
              const next = currencies.find(known => known === value)
              if (next) setCurrency.mutate(next)
            }}
          >
            <Menu.Label>{t('nav.currency')}</Menu.Label>
            {currencies.map(code => (
              <Menu.RadioItem key={code} value={code}>
                <span className={classes.code}>{code.toUpperCase()}</span>{' '}
                <span className={classes.currency}>{t(`nav.currencies.${code}`)}</span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          {!me?.isGuest && (
            <>
              <Menu.Item
                leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
                renderRoot={props => <Link to="/profile" {...props} />}
              >
                {t('nav.myProfile')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconGift size={18} stroke={1.6} aria-hidden />}
                renderRoot={props => <Link to="/referralprogram" {...props} />}
              >
                {t('nav.refer')}
              </Menu.Item>
            </>
          )}
          {provider && (
            <Menu.Item
              component="a"
              href={provider.helpUrl}
              target="_blank"
              rel="noopener"
              leftSection={<IconHelp size={18} stroke={1.6} aria-hidden />}
              rightSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
            >
              {t('nav.help')}
              <VisuallyHidden>, {t('nav.newTab')}</VisuallyHidden>
            </Menu.Item>
          )}
          <Menu.Divider />
          {me?.isGuest ? (
            <ClearItem onClick={() => setClearing(true)} />
          ) : (
            <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />} onClick={leave}>
              {t('nav.logOut')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ClearDialog opened={isClearing} onClose={() => setClearing(false)} />
    </>
  )
}

/** The first page of the settings that somebody sees; undefined: none. */
function firstSettings(may: (ability: StaffAbility) => boolean) {
  if (may('editPrices') || may('editOrders')) return '/settings/prices' as const
  if (may('managePeople')) return '/settings/people' as const
  return may('bookPayments') ? ('/settings/accounting' as const) : undefined
}

/** What staff were given. */
function StaffItems({ me }: { readonly me: User }) {
  const { t } = useTranslation()
  const may = (ability: StaffAbility) => me.staffAbilities.includes(ability)
  const settings = firstSettings(may)
  return (
    <>
      {may('seePersonalData') && (
        <>
          <Menu.Item
            leftSection={<IconPackages size={18} stroke={1.6} aria-hidden />}
            renderRoot={props => <Link to="/purchased/orders" {...props} />}
          >
            {t('nav.allOrders')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDiscountCheck size={18} stroke={1.6} aria-hidden />}
            renderRoot={props => <Link to="/validate/referralcode" {...props} />}
          >
            {t('nav.validateCode')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTransferIn size={18} stroke={1.6} aria-hidden />}
            renderRoot={props => <Link to="/purchased/transfers" {...props} />}
          >
            {t('nav.transfers')}
          </Menu.Item>
          {me.isAdmin && (
            <>
              <Menu.Item
                leftSection={<IconDiscount size={18} stroke={1.6} aria-hidden />}
                renderRoot={props => <Link to="/promocodes" {...props} />}
              >
                {t('nav.promos')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
                renderRoot={props => <Link to="/newsletterlist" {...props} />}
              >
                {t('nav.newsletter')}
              </Menu.Item>
            </>
          )}
        </>
      )}
      {settings && (
        <Menu.Item
          leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}
          renderRoot={props => <Link to={settings} {...props} />}
        >
          {t('nav.settings')}
        </Menu.Item>
      )}
    </>
  )
}
