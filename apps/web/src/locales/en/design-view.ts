export const designView = {
  turnLeft: 'Turn to the previous side',
  turnRight: 'Turn to the next side',
  text: 'We mail you a link to {{email}} that opens it on a computer or tablet.',
  send: 'Send me the link',
  sending: 'Sending…',
  sent: 'Sent to {{email}}. Look in your mail on the larger screen.',
  again: 'Send again',
} as const
