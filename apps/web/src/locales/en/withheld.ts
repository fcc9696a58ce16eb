/** What an account may not do, by the name of its ability. */
export const withheld = {
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
} as const
