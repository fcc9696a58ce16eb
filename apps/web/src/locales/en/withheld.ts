/** What an account may not do, by the name of its ability. */
export const withheld = {
  looksOnly: 'In this team you can look. Its founder says who changes things.',
  canAddTeam: 'Your account cannot add teams.',
  canAddProject: 'Your account cannot add projects.',
  canAddDesign: 'Your account cannot add designs.',
  canDeleteProject: 'Your account cannot delete projects.',
  canRenameProject: 'Your account cannot rename projects.',
  canDeleteDesign: 'Your account cannot delete designs.',
  canRenameDesign: 'Your account cannot rename designs.',
  canMoveDesign: 'Your account cannot move designs.',
  canAddArtwork: 'Your account cannot add artwork.',
  canDeleteArtwork: 'Your account cannot remove artwork.',
  canUpdateDesignStyles: 'Your account cannot change styles.',
  canUpdateDesignColors: 'Your account cannot change colours.',
  canUpdateArtworkPosition: 'Your account cannot move or resize artwork.',
  canUpdateArtworkColor: 'Your account cannot change the look of artwork.',
  canDeleteTeam: 'Your account cannot delete teams.',
  canRenameTeam: 'Your account cannot rename teams.',
  /** Of staff: what the operator has not given designers. */
  rights: {
    payments: 'Payments are booked by an admin.',
    refunds: 'Refunds are booked by an admin.',
    discounts: 'Discounts are given by an admin.',
    exports: 'Lists of customers are saved by an admin.',
  },
  ownOrder: 'This order is your own: its payments, refunds, discounts and prices are a colleague’s to set.',
} as const
