import type { HouseDefaults } from '@teamloom/commerce/house/house-defaults.ts'
import type { Config } from '#api/config.ts'
import type { HouseSettings } from '#api/house/house-settings.ts'
import { providerLines } from '#api/house/provider-lines.ts'

/** What operators configured of what the house sets itself. */
export function defaultsOf(config: Config): HouseDefaults {
  const { provider, transfers, collectPst, waivesMinimumOfOneMore, invoiceTerms, depositPercent } = config
  const { gstNumber, qstNumber, address, ...brand } = provider
  return {
    brand: { ...brand, address: providerLines(address).join('\n') },
    money: {
      gstNumber,
      qstNumber,
      collectPst,
      paymentDays: transfers.days,
      depositPercent,
      interacEmail: transfers.interacEmail ?? '',
      bankAccount: transfers.bankAccount ?? '',
      invoiceTerms,
      waivesMinimumOfOneMore,
    },
  }
}

/** ST21: the configuration with what the house has set in its place, as it holds whenever it is looked at. */
export function withHouse(config: Config, house: Pick<HouseSettings, 'known'>, now: () => Date): Config {
  const money = () => house.known(now()).valueOf('money')
  return {
    ...config,
    get provider() {
      const { valueOf } = house.known(now())
      const { gstNumber, qstNumber } = valueOf('money')
      const brand = valueOf('brand')
      return { ...brand, address: brand.address.replaceAll('\n', ';'), gstNumber, qstNumber }
    },
    get label() {
      return { ...config.label, name: house.known(now()).valueOf('brand').name }
    },
    get transfers() {
      const { interacEmail, bankAccount, paymentDays } = money()
      return { interacEmail: interacEmail || null, bankAccount: bankAccount || null, days: paymentDays }
    },
    get collectPst() {
      return money().collectPst
    },
    get waivesMinimumOfOneMore() {
      return money().waivesMinimumOfOneMore
    },
    get depositPercent() {
      return money().depositPercent
    },
    mailText: name => house.known(now()).valueOf('mails', name),
    get invoiceTerms() {
      return money().invoiceTerms
    },
  }
}
