/** How a secret is shown, once. */
export const secrets = {
  keys: {
    title: 'Key of “{{name}}”',
    text: 'Shown this once. Keep it where the program reads it.',
    field: 'Key',
    copy: 'Copy the key',
    kept: 'I have kept it',
    leave: 'Leave without the key?',
    leaveText: 'It is not shown again. You can end it and make another.',
    leaveAction: 'Leave',
  },
  webhooks: {
    title: 'Secret of {{name}}',
    text: 'Shown this once. Keep it where the program reads it: by it the program knows that it was us.',
    field: 'Secret',
    copy: 'Copy the secret',
    kept: 'I have kept it',
    leave: 'Leave without the secret?',
    leaveText: 'It is not shown again. You can renew it later.',
    leaveAction: 'Leave',
  },
} as const
