import { mails as every, mailNamed } from '../mails/index.ts'
import { faultsOfMail, mailTextSchema } from '../mails/mail-text.ts'
import { defineArea } from '../setting.ts'

/** ST32: what each mail says, by its name. */
export const mails = defineArea({
  area: 'mails',
  subjects: every.map(({ name }) => name),
  isReadByDesigners: false,
  schema: mailTextSchema,
  defaultOf: name => mailNamed(name).built,
  faultsOf: (value, name) => faultsOfMail(mailNamed(name).fields)(value),
})
