/** Asked also without a connection, so that its screen says that there is none; and again once there is one. */
export const toldOffline = { networkMode: 'always', refetchOnReconnect: true } as const
