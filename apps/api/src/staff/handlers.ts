import { endSessions, listPeople, removeFactors } from '#api/staff/end-sessions.ts'
import { invite, inviteAgain, takeBackInvitation } from '#api/staff/invitations.ts'
import { joinStaff, joinStaffNew, readStaffInvitation } from '#api/staff/join-staff.ts'
import { listAudit } from '#api/staff/list-audit.ts'
import { setPerson } from '#api/staff/set-person.ts'

export const staffHandlers = [
  listPeople,
  setPerson,
  endSessions,
  removeFactors,
  invite,
  inviteAgain,
  takeBackInvitation,
  readStaffInvitation,
  joinStaff,
  joinStaffNew,
  listAudit,
]
