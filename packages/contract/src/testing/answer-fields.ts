/** Long, as it is one table: the fields of every answer, as the specification lists them. */

import { edits } from '@teamloom/commerce/orders/edits/index.ts'

/** Fields of an answer; of each entry where it is a list. Null in their place is an answer too. */
export type Fields = {
  readonly names: readonly { readonly name: string; readonly mayBeAbsent: boolean }[]
  readonly within: Readonly<Record<string, Fields>>
}

/** `fields('id email?', …)`: what may be absent has a question mark. */
function fields(names: string, within: Fields['within'] = {}): Fields {
  const words = names.split(/\s+/).filter(Boolean)
  return {
    names: words.map(word => ({ name: word.replace('?', ''), mayBeAbsent: word.endsWith('?') })),
    within,
  }
}

const id = fields('id')
const none = fields('')
const nameAndVersion = fields('name version')
const nameAndQty = fields('name qty')
const size = fields('id drivingSide widthInInches heightInInches')

const abilities = `canAddTeam canAddProject canAddDesign canDeleteProject canRenameProject canDeleteDesign canRenameDesign
  canMoveDesign canAddArtwork canDeleteArtwork canUpdateDesignStyles canUpdateDesignColors canUpdateArtworkPosition
  canUpdateArtworkColor canDeleteTeam canRenameTeam`

const user = fields(
  `id email firstName lastName optNewsletter roles isAdmin isDesigner isUser imageUrl language currency rights staffAbilities needsSecondFactor isGuest ${abilities}`,
  { roles: fields('role') },
)

const loggedIn = fields('user joinedTeam? takenOver?', {
  user: fields('id email'),
  joinedTeam: id,
  takenOver: fields('projectId designs'),
})

const webhook = fields('id url events isActive madeBy created_at formerSecretUntil isFailing waiting recent')
const delivery = fields(
  'id number type about body state isBehind tries created_at nextAt triedAt status tookMs answer',
)
const factors = fields('passkeys totp recoveryCodesLeft devices', {
  passkeys: fields('id name created_at usedAt'),
  devices: fields('id device seenAt isThis'),
})

const people = fields('revision people invitations', {
  people: fields(
    'id email firstName lastName roles abilities isChosen isLastAdmin factors seenAt devices revision',
    {
      devices: fields('id device seenAt isThis'),
    },
  ),
  invitations: fields('id email roles invitedBy created_at expiresAt'),
})

const aboutTeam = 'forWho projectSize eventDate'

const team = fields(`id name teammates colors ${aboutTeam}`, {
  teammates: fields('id email? first_name last_name roles', { roles: fields('role') }),
})

const said = 'id author text attachments created_at edited_at'
const author = fields('userId name byLink')
const thread = fields(`${said} anchor revision state answers`, { author, answers: fields(said, { author }) })

const approval = fields('asked needed until blocks answers', {
  answers: fields('designId revision userId yes text isCurrent'),
})

const review = fields('projectId token designIds showPrice endsAt votes designs')

const credits = fields('type displayLabels credits decorationId? fabric?')

const customizationPricing = fields('creditsUsedInDesign credits', { credits })

const decoration = fields(
  `id type assetId assetVersionId name latestUpdate inError message inWarning warningMessages checks active location assetSize imageData
  tagDetails? embroideryPatchDetails? repeatingDetails?`,
  {
    location: fields('selectedLocation availableLocations', {
      selectedLocation: fields('positionName planeAngle'),
      availableLocations: fields('positionName dropdownLabel inUse spotTaken imageTooSmall'),
    }),
    assetSize: fields('availableSizes selectedSize', { availableSizes: size, selectedSize: size }),
    tagDetails: fields('tagName textureName backgroundColorName availableTagNames'),
    embroideryPatchDetails: fields(
      'tagName availableTagNames textureName backgroundColorName stitchColorName logoColorNames',
    ),
    repeatingDetails: fields(
      `patternName maxImageWidthInches maxImageHeightInches verticalSpacingInches? verticalOffsetInches?
      horizontalSpacingInches? horizontalOffsetInches? horizontalOddRowOffsetInches?`,
    ),
    imageData: fields('assetType useColorExtractionAndMatching selectedColors', {
      selectedColors: fields('transparent chartColor', { chartColor: fields('name') }),
    }),
  },
)

const palette = fields('name hex label techpackColorName chartName disabled textureUrl')

const style = fields('name label disabled deprecated layers disables', {
  layers: fields(
    'name colorName active required fabricNames excludeFromInheritance deprecated display group displayMethod menuIconUrl',
    { display: fields('displayable') },
  ),
  disables: fields('partName elementName'),
})

const decorationType = fields(
  'type name parent_type fileTypes adminOnly designTemplates useColorExtraction maxColorsToExtact',
  { fileTypes: fields('name extensions'), designTemplates: fields('name url') },
)

const includedSizes = fields('minQty maxQty fromSizeName toSizeName extraSizePrice')

const personalRange = fields('qty price linked')
const priceTable = fields('pricingRange priceOfExtraCredit includedSizesPerRange personal?', {
  personal: fields('name number line', { name: personalRange, number: personalRange, line: personalRange }),
  pricingRange: fields('qty price shipping'),
  includedSizesPerRange: includedSizes,
})

const productDefinition = fields(
  'family product sides parts fabrics inherit sizes decorationTypes availableDecorationTypes unavailableDecorationTypes pricing deliveryTime',
  {
    family: nameAndVersion,
    product: fields('name version label'),
    parts: fields('name label mainElement elements', {
      elements: fields('name label styles', { styles: style }),
    }),
    fabrics: fields('name label colors', { colors: palette }),
    sizes: fields('name displayLabel shape widthInInches heightInInches display', {
      display: fields('displayable'),
    }),
    decorationTypes: decorationType,
    unavailableDecorationTypes: fields('type reason'),
    pricing: fields('minQty minQtyPerSize maxQty freeCredits pricingCurrency', {
      pricingCurrency: fields('cad usd', { cad: priceTable, usd: priceTable }),
    }),
    deliveryTime: fields('minWeeks maxWeeks'),
  },
)

const image = fields('side url')

const designState = fields(
  `designId revision timestamp design decorations images latestImage customizationPricing deliveryTime productDefinition?`,
  {
    design: fields('family product deprecated parts', {
      family: nameAndVersion,
      product: nameAndVersion,
      parts: fields('name mainElement elements', {
        elements: fields('name available style', {
          style: fields('name deprecated layers', {
            layers: fields('name colorName fabricNames active required'),
          }),
        }),
      }),
    }),
    decorations: decoration,
    images: image,
    customizationPricing,
    deliveryTime: fields('minWeeks maxWeeks'),
    productDefinition,
  },
)

const designItem = fields(
  `id name project_id family product latestUpdate images errorKey collectable_since description sizes quantity state?`,
  { family: nameAndVersion, product: nameAndVersion, images: image, state: designState },
)

const itemPricing = fields(
  `currency qty pricePerUnit minQty minQtyPerSize hasMinimum hasMinimumPerSize hasReachedMaximum extraCredits priceOfExtraCreditsPerUnit
  priceOfShippingPerUnit priceWithoutExtraSizesNorShipping priceOfExtraSizes extraPricePerSize includedSizesPerRange priceOfPersonal personal`,
  { includedSizesPerRange: includedSizes, personal: fields('slotId kind qty price') },
)

const listedPerson = fields('first_name last_name email')
const listedLine = fields('id size qty person words problems', { person: listedPerson })

const cartItem = fields('id design_id designState sizes lines? quantity pricing collectedSizes', {
  lines: listedLine,
  designState,
  sizes: nameAndQty,
  pricing: itemPricing,
  collectedSizes: fields('email first_name last_name design_id size quantity created_at'),
})

const claimedNumber = fields('slotId number first_name last_name')

const cartList: Fields = {
  names: [
    ...cartItem.names.filter(({ name }) => name !== 'lines'),
    ...fields('lines revision claimed').names,
  ],
  within: { ...cartItem.within, claimed: claimedNumber },
}

const address = fields('organization firstName lastName phone email address', {
  address: fields('line1 line2 city country state postal_code'),
})

const discount = fields('id name amount')

const purchasedItem = fields(
  `id design_id designName projectName sizes lines? pricing designState
  original_design_id original_design_name original_team_id`,
  {
    sizes: nameAndQty,
    lines: listedLine,
    pricing: itemPricing,
    designState: fields('designId images customizationPricing product parts', {
      parts: fields('name mainElement elements', {
        elements: fields('name style', {
          style: fields('name layers', { layers: fields('name colorName active') }),
        }),
      }),
      images: image,
      customizationPricing,
      product: fields('name'),
    }),
  },
)

const preorder = fields(
  'preorder type user invoice shipping promoCode locale itemsCount paymentMethod purchasedItems order_id',
  {
    preorder: fields('id number status created_at'),
    user: fields('first_name last_name email'),
    invoice: fields(
      'invoice_number currency customer discounts subtotal shipping total tax taxes hasReachedMaximum',
      {
        customer: address,
        discounts: discount,
        taxes: fields('jurisdiction name percentage amount'),
      },
    ),
    shipping: address,
    purchasedItems: purchasedItem,
  },
)

const ownAnswer = fields('details selection', {
  details: fields('firstName lastName email'),
  selection: fields('id size quantity'),
})

const answerEntry = fields('id email first_name last_name design_id size quantity created_at note words?')
const taxes = fields('jurisdiction name percentage amount')

const history = fields('user created_at event', {
  user: fields('first_name last_name'),
  event: fields('name data'),
})

const order = fields('order type invoice shipping user techpack purchasedItems history?', {
  order: fields('id number status created_at preorder_id'),
  invoice: fields(
    'invoice_number currency customer discounts subtotal shipping total taxes hasReachedMaximum receiptUrl checkoutSessionId',
    { customer: address, discounts: discount, taxes },
  ),
  shipping: address,
  user: fields('first_name last_name email'),
  techpack: fields('id project_number'),
  purchasedItems: purchasedItem,
  history,
})

const detail: Fields = {
  names: [...preorder.names, ...fields('history techpack atWorkshop externalQuoteNumber numbers').names],
  within: {
    ...preorder.within,
    preorder: fields('id number status created_at revision'),
    techpack: fields('id project_number'),
    history,
  },
}

const proof = fields('proofNumber sentAt items total approved', {
  items: fields('designId asked proposed differences answer'),
})

const piece = fields('lineId who size qty words hash state tick changes')
const ownPieces = fields('orderedBy pieces')

const page = 'items total pageNumber itemsPerPage'

const asset = fields('fullSizeUrl assetName originalUrl page margins?')

const techpackItem = fields(
  `id version creditsUsed purchased_item images specifications definitions techpackitemquantities
      techpackitemartworks`,
  {
    definitions: fields('tagOptions'),
    techpackitemquantities: fields(
      'size_name order_quantity over_quantity qc_quantity marketing_quantity original_quantity display_order',
    ),
    techpackitemartworks: fields(
      `id decoration production_decoration original_background_color preview_background_color
          production_background_color sourceUrl previewUrl productionUrl quality calibrationColors colors logoSize placement`,
      {
        calibrationColors: fields('name hex'),
        logoSize: fields('widthInInches heightInInches'),
      },
    ),
  },
)

const techpackNames = `id project_number project_name customer_number customer_name order_id preorder_id order_type version currency prices
  techpackitems`
const techpack = fields(techpackNames, { techpackitems: techpackItem })
/** The specification's new item beside the whole. */
const editedTechpack = fields(`${techpackNames} techpackitem`, {
  techpackitems: techpackItem,
  techpackitem: techpackItem,
})

/**
 * What each call answers, to the letter of the specification and of what settles it: transcribed by hand, so that no
 * schema of ours can rename a field unseen. An answer may tell more. `none`: nothing, or a bare value.
 */
const split = fields('orderId currency total lines')
const ledger = fields('currency total paid balance entries', {
  entries: fields('id method amount reference at recordedBy'),
})

const settingChange = fields('changeId revision key value was from note changedBy changedAt undoes dropped')
const settingsWithin = {
  settings: fields('key value default from changedBy changedAt'),
  planned: settingChange,
}
const settings = fields('revision settings reserved planned', settingsWithin)
const changedSettings = fields('revision settings reserved planned effects', {
  ...settingsWithin,
  effects: fields('carts designs requests'),
})

const promo = fields(
  'id code kind value currency from until leastSubtotal uses usesPerAccount firstOrderOnly addsUp created_at timesUsed',
)

export const answerFields: Readonly<Record<string, Fields>> = {
  'user.login': loggedIn,
  'user.guest': fields('user newProject', { user: fields('id isGuest'), newProject: id }),
  'user.signup': fields('newUser newProject joinedTeam?', {
    newUser: fields('id email'),
    newProject: id,
    joinedTeam: id,
  }),
  'user.exists': fields('exists'),
  'user.checkExists': fields('exists'),
  'user.requestReset': none,
  'user.resetPassword': none,
  'user.verify': none,
  'user.sendVerification': none,
  'user.changePassword': none,
  'user.exportData': none,
  'user.deleteMe': none,
  'user.restore': none,
  'user.deleteUser': none,
  'user.logout': none,
  'user.me': user,
  'user.updateMe': user,
  'user.setCurrency': fields('currency'),
  'user.referralCode': none,
  'user.referral': fields('code invited qualified credits', {
    credits: fields('amount currency until left'),
  }),
  'user.fromReferralCode': fields('id firstName lastName email'),
  'user.addresses': fields('shippingAddress billingAddress', {
    shippingAddress: address,
    billingAddress: address,
  }),
  'teams.list': team,
  'teams.create': id,
  'teams.all': fields('items next', { items: fields(`id name ${aboutTeam}`) }),
  'teams.rename': none,
  'teams.keep': none,
  'teams.setColors': none,
  'teams.setSport': none,
  'teams.delete': none,
  'teams.removeTeammate': none,
  'teams.setLooking': none,
  'teams.link': none,
  'teams.invitation': fields('invitorName teamName'),
  'teams.join': none,
  'teams.invite': none,
  'projects.list': fields('id name team_id shareable_token icon_uuid iconUuid coverPhotoUuid picture'),
  'projects.create': id,
  'projects.rename': none,
  'projects.delete': none,
  'projects.move': id,
  'designs.list': designItem,
  'designs.register': id,
  'designs.rename': none,
  'designs.describe': none,
  'designs.mailLink': none,
  'designs.move': none,
  'designs.delete': none,
  'designs.collectSize': fields('collected'),
  'staff.removeFactors': people,
  'keys.list': fields('id name prefix scopes madeBy created_at endsAt usedAt'),
  'keys.make': fields('id key'),
  'keys.end': none,
  'webhooks.list': webhook,
  'webhooks.make': fields('id secret'),
  'webhooks.change': webhook,
  'webhooks.renewSecret': fields('id secret'),
  'webhooks.remove': none,
  'webhooks.deliveries': fields('items next', { items: delivery }),
  'webhooks.sendAgain': delivery,
  'oidc.providers': fields('name label'),
  'oidc.login': fields('user joinedTeam?', { user: fields('id email') }),
  'oidc.link': none,
  'factors.list': factors,
  'factors.beginTotp': fields('secret uri'),
  'factors.confirmTotp': fields('recoveryCodes'),
  'factors.remove': factors,
  'factors.makeRecoveryCodes': fields('recoveryCodes'),
  'factors.passkeyOptions': fields('challenge rp user pubKeyCredParams'),
  'factors.addPasskey': fields('id name recoveryCodes'),
  'factors.loginOptions': fields('challenge rpId'),
  'factors.loginPasskey': fields('user joinedTeam?', { user: fields('id email') }),
  'factors.loginFactor': fields('user joinedTeam?', { user: fields('id email') }),
  'factors.endSession': none,
  'staff.people': people,
  'staff.setPerson': people,
  'staff.endSessions': people,
  'staff.invite': people,
  'staff.inviteAgain': people,
  'staff.takeBack': people,
  'staff.invitation': fields('email roles hasAccount'),
  'staff.join': none,
  'staff.joinNew': fields('id email'),
  'staff.audit': fields('items next', { items: fields('id at kind actor subject facts address') }),
  'designs.newsletter': none,
  'newsletter.confirm': none,
  'newsletter.unsubscribe': none,
  'newsletter.subscribers': fields('total confirmed items draws', {
    items: fields('id email language state created_at'),
    draws: fields('month seed candidates winner created_at confirmedAt'),
  }),
  'newsletter.draw': fields('month seed candidates winner created_at confirmedAt'),
  'newsletter.confirmDraw': fields('month seed candidates winner created_at confirmedAt'),
  'projects.collectionNumbers': fields('free reserved taken kept'),
  'projects.collectSizeInfo': fields('project designs', {
    project: fields('id name pictureUrl iconUrl coverUrl message language closesAt isOpen answered'),
    designs: fields('id name description family product images sizes slots? measurements', {
      slots: fields('id kind label sample mayBeEmpty mostLetters letters'),
      family: nameAndVersion,
      product: nameAndVersion,
      images: image,
      sizes: fields('name displayLabel'),
    }),
  }),
  'projects.ownAnswer': ownAnswer,
  'projects.changeAnswer': ownAnswer,
  'projects.withdrawAnswer': none,
  'projects.ownPieces': ownPieces,
  'projects.tickPiece': ownPieces,
  'projects.stopReminders': none,
  'projects.leaveRoster': none,
  'projects.renewToken': fields('token'),
  'projects.collection': fields('settings designs answers roster', {
    settings: fields('closesAt isOpen message language showAnswered numbers', {
      numbers: fields('from to reserved'),
    }),
    designs: fields('id'),
    answers: answerEntry,
    roster: fields('id first_name last_name email number language answeredAt remindedAt'),
  }),
  'projects.changeCollection': none,
  'projects.eraseCollection': none,
  'projects.addToRoster': none,
  'projects.removeFromRoster': none,
  'projects.remind': none,
  'projects.addEntry': answerEntry,
  'projects.changeEntry': answerEntry,
  'projects.removeEntry': none,
  'projects.setCover': none,
  'projects.setIcon': none,
  'designs.setQuantity': fields('quantity'),
  'designs.setCollectable': fields('collectable_since'),
  'versions.list': fields('items next', {
    items: fields('id revision name reason user at images changes', {
      user: fields('userId name'),
      images: image,
    }),
  }),
  'versions.read': fields('designId revision timestamp document images'),
  'comments.list': thread,
  'comments.add': thread,
  'comments.answer': thread,
  'comments.edit': thread,
  'comments.setState': thread,
  'comments.remove': thread,
  'comments.see': none,
  'comments.stopMails': none,
  'comments.resumeMails': none,
  'review.open': review,
  'review.change': review,
  'review.close': none,
  'review.read': review,
  'review.removeVisitor': none,
  'review.page': fields('project organizer language showPrice votes designs', {
    project: fields('name'),
    designs: fields('id name images'),
  }),
  'review.say': fields('thread secret'),
  'review.edit': fields('thread secret'),
  'review.vote': fields('secret counts vote'),
  'approval.ask': approval,
  'approval.answer': approval,
  'approval.read': approval,
  'approval.asked': fields('projectId projectName askedBy until designs'),
  'presence.list': fields('designId users', { users: fields('userId name colour imageUrl') }),
  'versions.keep': id,
  'versions.rename': none,
  'versions.restore': designState,
  'versions.duplicate': fields('designId'),
  'generator.readUndo': fields('undo redo', { undo: fields('words change'), redo: fields('words change') }),
  'generator.undo': designState,
  'generator.redo': designState,
  'generator.mockup': fields('url filename'),
  'generator.create': fields('designId'),
  'generator.duplicate': fields('designId'),
  'generator.read': designState,
  'generator.update': designState,
  'generator.readRecord': fields('designId revision timestamp document images'),
  'generator.change': fields('designId revision timestamp document images'),
  'generator.readMany': fields('designId state', { state: designState }),
  'generator.productDefinition': productDefinition,
  'generator.decorationOptions': fields('decorationTypes categories patterns tagTextures patchShapes', {
    decorationTypes: decorationType,
    patterns: fields('name label fields'),
  }),
  'generator.offer': fields('pricing sizes offer out retiredFonts until', {
    offer: fields('isOffered retired', { retired: fields('styles fabrics colors decorations sizes') }),
  }),
  'catalogue.read': fields('language currency products fabrics decorationTypes', {
    products: fields(
      'family product summary cloth soldAs images styles sizes fabrics decorationTypes deliveryTime pricing',
    ),
    fabrics: fields('name label colors', { colors: fields('name label hex') }),
    decorationTypes: fields('name label note categories fileTypes'),
  }),
  'generator.products': fields('family product', { family: nameAndVersion, product: nameAndVersion }),
  'assets.uploadUrl': fields('url assetId isDirect?'),
  'assets.uploadUrlWithAdmin': fields('url assetId isDirect?'),
  'assets.create': fields('assetId assetVersionId assetType width height isVector colors'),
  'assets.read': asset,
  'assets.readWithAdmin': asset,
  'assets.palette': palette,
  'assets.list': fields('items next', {
    items: fields('assetId assetVersionId name assetType isVector width height pictureUrl designs', {
      designs: fields('id name'),
    }),
  }),
  'assets.rename': none,
  'assets.remove': none,
  'assets.replace': fields('id name'),
  'assets.colorCodes': palette,
  'assets.drawText': fields('svg'),
  'assets.takeGround': fields('assetId assetVersionId assetType width height isVector colors'),
  'assets.writeText': fields('assetId assetVersionId assetType width height isVector colors'),
  'assets.readText': fields('recipe'),
  'cart.add': cartItem,
  'cart.items': fields('revision items', { items: cartItem }),
  'cart.setSizes': fields('revision items', { items: cartItem }),
  'cart.remove': none,
  'cart.readLines': cartList,
  'cart.setLines': cartList,
  'cart.changeLines': fields('sizes pricing revision offending claimed', {
    sizes: nameAndQty,
    pricing: itemPricing,
    claimed: claimedNumber,
  }),
  'cart.parseLines': fields('columns lines skipped', {
    lines: fields('size qty person words unread', { person: listedPerson }),
  }),
  'cart.earlierLists': fields('items next', {
    items: fields('designId designName number placedAt isOwn people pieces kinds'),
  }),
  'cart.earlierLines': fields('lines leftOut', {
    lines: fields('size sizeThen qty person words', { person: listedPerson }),
  }),
  'cart.fromCollection': fields('items', { items: cartItem }),
  'cart.collectSize': fields('collected'),
  'cart.setCollectable': fields('collectable_since'),
  'pricing.design': itemPricing,
  'pricing.cart': fields(
    `items price priceOfShipping priceOfExtraCreditsPerUnit hasMinimum hasMinimumPerSize hasReachedMaximum currency discounts`,
    { items: fields('id pricing', { pricing: itemPricing }), discounts: discount },
  ),
  'pricing.promo': fields('name amount applies'),
  'payments.propose': fields('preorderId orderId number reference invoiceNumber customer due currency'),
  'payments.record': ledger,
  'payments.setDeposit': ledger,
  'payments.ledgerOfOrder': ledger,
  'payments.ledgerOfRequest': ledger,
  'payments.begin': fields('url sessionId'),
  'payments.session': fields('state orderId preorderId amount currency'),
  'split.make': split,
  'split.read': split,
  'split.settle': split,
  'split.share': fields(
    'orderNumber organiser first_name last_name pieces amount currency isPaid canPayByCard',
  ),
  'split.payShare': fields('url'),
  'settings.list': settings,
  'settings.change': changedSettings,
  'mails.preview': fields('from to subject heading paragraphs action footer'),
  'mails.sendTest': fields('to'),
  'settings.history': fields('changes hasMore', { changes: settingChange }),
  'settings.undo': changedSettings,
  'promos.list': promo,
  'promos.create': promo,
  'promos.update': promo,
  'promos.remove': none,
  'preorders.create': id,
  'preorders.list': preorder,
  'techpacks.make': techpack,
  'techpacks.ofPreorder': techpack,
  'techpacks.ofOrder': techpack,
  'techpacks.setProject': techpack,
  'techpacks.setCustomer': techpack,
  'techpacks.setCustomerNumber': techpack,
  'techpacks.setShipDate': techpack,
  'techpacks.setTerms': techpack,
  'techpacks.setVersion': editedTechpack,
  'techpacks.setSizes': editedTechpack,
  'techpacks.setCalibration': editedTechpack,
  'techpacks.setPrintWidths': editedTechpack,
  'techpacks.setSettings': editedTechpack,
  'techpacks.setKnits': editedTechpack,
  'techpacks.setOriginalBackground': editedTechpack,
  'techpacks.setPreviewBackground': editedTechpack,
  'techpacks.setProductionBackground': editedTechpack,
  'techpacks.setProductionAsset': editedTechpack,
  'techpacks.machine': fields('id itemId decorationId kind group name state problem url figures checks'),
  'techpacks.setMachine': editedTechpack,
  'techpacks.generate': fields('signedUrl'),
  'techpacks.drawings': fields('flats comparisons consumption placements'),
  'techpacks.releases': fields('id number created_at user hash'),
  'techpacks.release': fields('id number created_at user hash items signedUrl filename'),
  'techpacks.compare': fields('id differences images'),
  'desk.list': fields(page, { items: preorder }),
  'desk.csv': none,
  'desk.read': detail,
  ...Object.fromEntries(edits.map(({ edit }) => [`desk.${edit}`, detail])),
  'quotes.customers': fields('id first_name last_name email teams', { teams: fields('id name isMember') }),
  'quotes.customer': fields(
    'id first_name last_name email teams language currency designs shippingAddress billingAddress',
  ),
  'quotes.makeCustomer': fields('id project_id'),
  'quotes.make': id,
  'quotes.decline': proof,
  'desk.sync': detail,
  'desk.searchDesign': fields('design designState productDefinition', {
    design: fields('name'),
    designState,
    productDefinition,
  }),
  'desk.mailLink': none,
  'desk.customerDesigns': fields('id name images'),
  'proofs.read': proof,
  'proofs.answer': proof,
  'proofs.pieces': fields('itemId revision sides pieces', { pieces: piece }),
  'proofs.tick': fields('pieces', { pieces: piece }),
  'purchaseddesigns.list': fields('id original_design_name original_team_id'),
  'purchaseddesigns.read': fields(
    'design designState productDefinition original_design_id original_design_name original_team_id original_team_colors priced',
    { designState, productDefinition },
  ),
  'orders.list': order,
  'orders.listAll': fields(page, { items: order }),
  'orders.again': fields('items'),
  'orders.oneMore': fields('id pricing currency problems longNames', {
    pricing: itemPricing,
    longNames: fields('slotId words ownInches inches usualInches leastInches shorter'),
  }),
  'orders.read': order,
  'analytics.report': none,
  'system.health': none,
  'system.live': none,
  'system.ready': none,
  'system.provider': none,
}

/** Where an answer lacks what it must name: `decorations.0.assetSize`, say. */
export function missingFields(
  data: unknown,
  { names, within }: Fields,
  at: readonly string[] = [],
): string[] {
  if (Array.isArray(data))
    return data.flatMap((each, index) => missingFields(each, { names, within }, [...at, String(index)]))
  if (data === null || names.length === 0) return []
  if (typeof data !== 'object') return [at.join('.')]
  const told = new Map(Object.entries(data))
  return names.flatMap(({ name, mayBeAbsent }) => {
    const here = [...at, name]
    if (!told.has(name)) return mayBeAbsent ? [] : [here.join('.')]
    const inside = within[name]
    return inside ? missingFields(told.get(name), inside, here) : []
  })
}
