import { reportEvent } from '#api/analytics/report-event.ts'

export const analyticsHandlers = [reportEvent]
