/** A mail that is read before it goes out to several people. */
export const mail = {
  mail: 'The mail',
  subject: 'Subject',
  language: 'Language of the mail',
  sending: 'Sending…',
}
