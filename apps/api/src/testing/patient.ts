/** For what happens after an answer, on a machine that may be busy: `expect.poll(read, patient)`. */
export const patient = { timeout: 60_000 } as const
