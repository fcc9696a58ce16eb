export const staffListSorts = ['newest', 'oldest', 'updated', 'customer', 'organization'] as const
