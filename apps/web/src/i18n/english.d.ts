// Written by `npm run words` from messages/<part>.en.json.

/** A message without arguments. */
type Plain = '';

/** Every namespace with its messages: those with arguments as they are written, since use-intl reads the arguments there. */
export interface Words {
  "app": {
    "skipToContent": Plain;
    "imageFailed": "Failed to load: {alt}";
    "footer": {
      "label": Plain;
      "promise": Plain;
      "language": Plain;
      "slashOff": Plain;
      "slashOn": Plain;
    };
    "offer": {
      "question": Plain;
      "accept": Plain;
      "decline": Plain;
    };
    "notFound": {
      "title": Plain;
      "text": Plain;
      "home": Plain;
      "explore": Plain;
    };
    "gone": {
      "title": Plain;
      "text": Plain;
      "community": Plain;
    };
    "forbidden": {
      "title": Plain;
      "text": Plain;
      "ask": Plain;
    };
    "failed": {
      "title": Plain;
      "text": Plain;
      "retry": Plain;
    };
  };
  "overview": {
    "title": Plain;
    "lead": Plain;
    "refunds": {
      "title": Plain;
      "empty": "No refund ends in the next {days, number} days.";
      "action": Plain;
      "left": "{count, plural, =0 {Last day} one {# day left} other {# days left}}";
    };
    "kept": {
      "title": Plain;
      "empty": Plain;
      "action": Plain;
      "fell": "{now}, lowest before {before}";
    };
    "spent": {
      "title": "Spent in {year}";
      "empty": Plain;
      "action": Plain;
      "purchases": "{count, plural, one {# purchase} other {# purchases}}";
    };
    "rooms": {
      "title": Plain;
      "empty": Plain;
      "action": Plain;
      "new": "{count, number} new";
    };
  };
  "demo": {
    "page": {
      "notice": Plain;
      "all": Plain;
    };
    "productKind": {
      "software": Plain;
      "template": Plain;
      "course": Plain;
      "book": Plain;
    };
    "network": {
      "title": Plain;
      "lead": Plain;
      "openInvitations": Plain;
      "newest": Plain;
      "allMembers": Plain;
      "newestInvitations": Plain;
      "allInvitations": Plain;
      "membersTitle": Plain;
      "membersLead": Plain;
      "searchMembers": Plain;
      "found": "{count, plural, one {# member} other {# members}}";
      "noneFound": Plain;
      "joined": "Joined {date}";
      "follow": Plain;
      "unfollow": Plain;
      "followPerson": "Follow {name}";
      "unfollowPerson": "Unfollow {name}";
      "circlesTitle": Plain;
      "circlesLead": Plain;
      "memberCount": "{count, plural, one {# member} other {# members}}";
      "join": Plain;
      "leave": Plain;
      "joinCircle": "Join {name}";
      "leaveCircle": "Leave {name}";
      "invitationsTitle": Plain;
      "invitationsLead": "{count, plural, =0 {You have answered all of them.} one {# invitation waits for your answer.} other {# invitations wait for your answer.}}";
      "asksToConnect": Plain;
      "asksIntoCircle": "Invites you to <name>{circle}</name>";
      "accept": Plain;
      "decline": Plain;
      "undo": Plain;
      "acceptFor": "Accept the invitation from {name}";
      "declineFor": "Decline the invitation from {name}";
      "undoFor": "Undo your answer to {name}";
      "answer": {
        "accepted": Plain;
        "declined": Plain;
      };
    };
    "projects": {
      "title": Plain;
      "lead": Plain;
      "all": Plain;
      "statusLabel": Plain;
      "status": {
        "planned": Plain;
        "running": Plain;
        "paused": Plain;
        "done": Plain;
      };
      "count": "{count, plural, one {# project} other {# projects}}";
      "people": "{count, plural, one {# person} other {# people}}";
      "progress": Plain;
      "progressOf": "Progress of {name}";
      "due": Plain;
      "dueOn": "Due {date}";
      "about": Plain;
      "milestones": Plain;
      "reached": Plain;
      "ahead": Plain;
      "team": Plain;
      "leads": Plain;
    };
    "profiles": {
      "projectsTitle": Plain;
      "projectsLead": Plain;
      "underWay": Plain;
      "finishedProjects": Plain;
      "activityTitle": Plain;
      "activityLead": Plain;
      "activity": {
        "joined": "<who>{person}</who> joined <what>{project}</what>";
        "milestone": "<who>{person}</who> reached a milestone of <what>{project}</what>";
        "comment": "<who>{person}</who> commented on <what>{project}</what>";
        "finished": "<who>{person}</who> finished <what>{project}</what>";
      };
    };
    "storeAdmin": {
      "productsTitle": Plain;
      "productsLead": Plain;
      "toOrders": Plain;
      "ordersTitle": Plain;
      "ordersLead": Plain;
      "toProducts": Plain;
      "orderCount": "{count, plural, one {# order} other {# orders}}";
      "column": {
        "name": Plain;
        "price": Plain;
        "stock": Plain;
        "status": Plain;
        "order": Plain;
        "customer": Plain;
        "total": Plain;
      };
      "productStatus": {
        "live": Plain;
        "draft": Plain;
        "soldOut": Plain;
      };
      "orderStatus": {
        "paid": Plain;
        "pending": Plain;
        "refunded": Plain;
      };
    };
    "account": {
      "title": Plain;
      "lead": Plain;
      "keysTitle": Plain;
      "keysLead": Plain;
      "teamsTitle": Plain;
      "teamsLead": Plain;
      "team": Plain;
      "inviteEmail": Plain;
      "invite": Plain;
      "invited": Plain;
      "invitedTo": "{email} invited to {team}";
      "withdraw": Plain;
      "withdrawFrom": "Withdraw the invitation of {email}";
      "problem": {
        "notEmail": Plain;
        "invitedAlready": Plain;
      };
      "role": {
        "owner": Plain;
        "admin": Plain;
        "member": Plain;
      };
      "importTitle": Plain;
      "importLead": Plain;
      "addresses": Plain;
      "addressesHint": Plain;
      "chooseFile": Plain;
      "checkAddresses": Plain;
      "importProblem": {
        "noAddresses": Plain;
        "tooMany": "Use at most {max, number} addresses at a time.";
        "tooLarge": Plain;
        "unreadable": Plain;
      };
      "checked": "{refused, number} to fix, {ready, number} ready to import";
      "refused": "{count, plural, one {# entry to fix} other {# entries to fix}}";
      "ready": "{count, plural, =0 {Nothing to import yet} one {# address would be imported} other {# addresses would be imported}}";
      "nothingSent": Plain;
      "line": "Line {line, number}";
      "addressProblem": {
        "noAddress": Plain;
        "notEmail": Plain;
        "twice": Plain;
        "memberAlready": Plain;
      };
      "privacyTitle": Plain;
      "privacyLead": Plain;
      "privacyGroup": {
        "profile": Plain;
        "contact": Plain;
        "data": Plain;
      };
      "privacy": {
        "publicProfile": Plain;
        "showPlace": Plain;
        "showCircles": Plain;
        "messagesFromAll": Plain;
        "showOnline": Plain;
        "usageFigures": Plain;
        "searchEngines": Plain;
      };
      "privacyText": {
        "publicProfile": Plain;
        "showPlace": Plain;
        "showCircles": Plain;
        "messagesFromAll": Plain;
        "showOnline": Plain;
        "usageFigures": Plain;
        "searchEngines": Plain;
      };
    };
    "dashboard": {
      "title": Plain;
      "lead": Plain;
      "month": Plain;
      "sales": Plain;
      "orders": Plain;
      "buyers": Plain;
      "refunds": Plain;
      "latest": Plain;
      "allOrders": Plain;
    };
  };
  "store": {
    "notice": Plain;
    "products": "{count, plural, one {# product} other {# products}}";
    "rating": "Rated {score} out of 5 by {count, plural, one {# person} other {# people}}";
    "priceEach": "{price} each";
    "category": {
      "templates": Plain;
      "courses": Plain;
      "graphics": Plain;
      "code": Plain;
    };
    "toolbar": {
      "label": Plain;
      "name": Plain;
      "wishlist": "Wishlist, {count, plural, =0 {empty} one {# product} other {# products}}";
    };
    "search": {
      "label": Plain;
      "submit": Plain;
    };
    "add": Plain;
    "addNamed": "Add {name} to the cart";
    "wish": {
      "add": Plain;
      "addNamed": "Add {name} to the wishlist";
      "remove": Plain;
      "removeNamed": "Remove {name} from the wishlist";
    };
    "quantity": {
      "label": Plain;
      "labelNamed": "Quantity of {name}";
      "less": Plain;
      "more": Plain;
    };
    "line": {
      "remove": "Remove {name}";
      "removed": "{name} was removed.";
      "undo": Plain;
    };
    "cart": {
      "title": Plain;
      "close": Plain;
      "subtotal": Plain;
      "checkout": Plain;
      "checkoutNote": Plain;
      "empty": Plain;
      "emptyHint": Plain;
      "emptyAction": Plain;
    };
    "wishlist": {
      "title": Plain;
      "lead": Plain;
      "close": Plain;
      "move": Plain;
      "moveNamed": "Move to cart: {name}";
      "empty": Plain;
      "emptyHint": Plain;
      "emptyAction": Plain;
    };
    "details": {
      "title": Plain;
      "close": Plain;
      "by": "by {maker}";
      "page": Plain;
      "more": "More in {category}";
    };
    "all": {
      "title": Plain;
      "lead": Plain;
    };
    "home": {
      "pageTitle": Plain;
      "title": Plain;
      "lead": Plain;
      "categories": Plain;
      "best": Plain;
      "bestAll": Plain;
    };
    "results": {
      "title": Plain;
      "titleQuery": "Results for “{query}”";
      "category": Plain;
      "allCategories": Plain;
      "sort": Plain;
      "sorts": {
        "featured": Plain;
        "rating": Plain;
        "price": Plain;
        "price_desc": Plain;
      };
      "view": Plain;
      "grid": Plain;
      "list": Plain;
      "empty": Plain;
      "emptyHint": Plain;
      "emptyAction": Plain;
    };
    "orders": {
      "title": Plain;
      "lead": Plain;
      "number": "Order {number}";
      "placed": "Placed on {date}";
      "status": {
        "preparing": Plain;
        "delivered": Plain;
        "refunded": Plain;
      };
      "total": Plain;
      "again": Plain;
      "againNamed": "Buy again: order {number}";
    };
  };
  "demoTools": {
    "search": {
      "open": Plain;
      "openWith": "Search ({shortcut})";
      "shortcut": {
        "mac": Plain;
        "other": Plain;
      };
      "title": Plain;
      "close": Plain;
      "field": Plain;
      "clear": Plain;
      "tabs": Plain;
      "tab": {
        "catalog": Plain;
        "mixed": Plain;
        "settings": Plain;
        "integrations": Plain;
        "users": Plain;
        "docs": Plain;
        "empty": Plain;
        "noResults": Plain;
      };
      "group": {
        "newest": Plain;
        "tools": Plain;
        "categories": Plain;
        "saved": Plain;
      };
      "loading": Plain;
      "count": "{count, plural, one {# result} other {# results}}";
      "corrected": "Showing results for “{query}”.";
      "all": "All results for “{query}”";
      "browse": Plain;
      "failed": Plain;
      "retry": Plain;
      "nothing": Plain;
      "nothingFor": "No results for “{query}”";
      "nothingHint": Plain;
      "nothingAction": Plain;
      "begin": Plain;
      "beginHint": Plain;
      "beginAction": Plain;
      "sample": Plain;
      "connected": Plain;
      "notConnected": Plain;
    };
    "setting": {
      "profile": {
        "name": Plain;
        "hint": Plain;
      };
      "getStarted": {
        "name": Plain;
        "hint": Plain;
      };
      "purchases": {
        "name": Plain;
        "hint": Plain;
      };
      "security": {
        "name": Plain;
        "hint": Plain;
      };
      "apiKeys": {
        "name": Plain;
        "hint": Plain;
      };
      "teams": {
        "name": Plain;
        "hint": Plain;
      };
      "importMembers": {
        "name": Plain;
        "hint": Plain;
      };
      "privacy": {
        "name": Plain;
        "hint": Plain;
      };
    };
    "integration": {
      "payments": Plain;
      "calendar": Plain;
      "mail": Plain;
      "storage": Plain;
      "support": Plain;
      "reports": Plain;
    };
    "apps": {
      "open": Plain;
      "title": Plain;
      "close": Plain;
      "note": Plain;
      "about": {
        "tidewatch": Plain;
        "ledgerling": Plain;
        "roundrobin": Plain;
        "papertrail": Plain;
        "nightdesk": Plain;
      };
    };
  };
  "account": {
    "profile": {
      "title": Plain;
      "lead": Plain;
      "loading": Plain;
      "failed": Plain;
      "tryAgain": Plain;
      "picture": Plain;
      "choosePhoto": Plain;
      "photoNote": Plain;
      "noPicture": Plain;
      "pictureFailed": Plain;
      "noneOfThem": Plain;
      "drawn": "Drawn picture {number, number}";
      "name": Plain;
      "nameHint": Plain;
      "nameMissing": Plain;
      "email": Plain;
      "changeEmail": Plain;
      "language": Plain;
      "languageHint": Plain;
      "save": Plain;
      "saving": Plain;
      "saved": Plain;
      "unsaved": Plain;
      "keys": {
        "title": Plain;
        "single": Plain;
        "singleText": Plain;
      };
    };
    "leave": {
      "title": Plain;
      "text": Plain;
      "leave": Plain;
      "stay": Plain;
      "close": Plain;
    };
    "getStarted": {
      "title": Plain;
      "lead": Plain;
      "loading": Plain;
      "failed": Plain;
      "tryAgain": Plain;
      "count": "{done, number} of {all, number} done";
      "allDone": Plain;
      "isDone": Plain;
      "verifyTitle": Plain;
      "verifyText": Plain;
      "verifyAction": Plain;
      "saveTitle": Plain;
      "saveText": Plain;
      "saveAction": Plain;
      "buyTitle": Plain;
      "buyText": Plain;
      "buyAction": Plain;
      "readText": Plain;
      "readAction": Plain;
    };
  };
  "security": {
    "title": Plain;
    "lead": Plain;
    "loading": Plain;
    "failed": Plain;
    "tryAgain": Plain;
    "close": Plain;
    "cancel": Plain;
    "yourPassword": Plain;
    "email": {
      "title": Plain;
      "confirmed": Plain;
      "unconfirmed": Plain;
      "unconfirmedText": Plain;
      "resend": Plain;
      "resent": "A new mail is on its way to {email}.";
      "change": Plain;
      "changeTitle": Plain;
      "changeText": Plain;
      "newEmail": Plain;
      "request": Plain;
      "requesting": Plain;
      "requested": Plain;
      "pendingTitle": "Changing to <address>{email}</address>";
      "pendingText": "The links in the mails work until {date}.";
      "oldAddress": Plain;
      "newAddress": Plain;
      "sideConfirmed": Plain;
      "sideWaiting": Plain;
      "cancelChange": Plain;
      "cancelled": Plain;
    };
    "password": {
      "title": Plain;
      "text": Plain;
      "change": Plain;
      "changeTitle": Plain;
      "current": Plain;
      "new": Plain;
      "save": Plain;
      "saving": Plain;
      "saved": Plain;
      "savedKeys": Plain;
      "endKeys": "{count, plural, one {End the API key {names} too} other {End all # API keys too: {names}}}";
      "endKeysHint": Plain;
      "forgot": Plain;
    };
    "sessions": {
      "title": Plain;
      "browserOnSystem": "{browser} on {system}";
      "unknown": Plain;
      "thisDevice": Plain;
      "since": "Logged in on {date}";
      "lastSeen": "last seen {time}";
      "end": Plain;
      "endThis": "Log out {device}, logged in on {date}";
      "ended": "{device} was logged out.";
      "endOthers": Plain;
      "endOthersTitle": Plain;
      "endOthersText": Plain;
      "endOthersBusy": Plain;
      "othersEnded": "{count, plural, =0 {No other device was logged in.} one {# other device was logged out.} other {# other devices were logged out.}}";
      "only": Plain;
    };
    "keys": {
      "title": Plain;
      "text": "{count, plural, =0 {You have no keys. They let your own programs use your account.} one {# key lets a program use your account.} other {# keys let programs use your account.}}";
      "manage": Plain;
    };
    "calendar": {
      "title": Plain;
      "text": Plain;
      "make": Plain;
      "made": "Made on {date}";
      "neverRead": Plain;
      "lastRead": "Last read {time}";
      "renew": Plain;
      "revoke": Plain;
      "renewTitle": Plain;
      "renewText": Plain;
      "renewBusy": Plain;
      "revokeTitle": Plain;
      "revokeText": Plain;
      "revokeBusy": Plain;
      "revoked": Plain;
      "onlyNow": Plain;
      "address": Plain;
      "copy": Plain;
      "copied": Plain;
      "notCopied": Plain;
      "open": Plain;
    };
    "data": {
      "title": Plain;
      "text": Plain;
      "download": Plain;
    };
    "deletion": {
      "title": Plain;
      "text": Plain;
      "open": Plain;
      "dialogTitle": Plain;
      "erased": Plain;
      "collections": Plain;
      "purchases": Plain;
      "access": Plain;
      "chat": Plain;
      "stays": Plain;
      "messages": Plain;
      "reviews": Plain;
      "log": Plain;
      "before": Plain;
      "first": Plain;
      "confirm": Plain;
      "deleting": Plain;
      "done": Plain;
    };
    "blocked": {
      "title": Plain;
      "text": Plain;
      "none": Plain;
      "list": Plain;
      "since": "Since {date}";
      "unblock": Plain;
      "unblockThis": "Unblock {name}";
      "unblocked": "⁨{name}⁩ is no longer blocked.";
      "more": Plain;
    };
  };
  "adminLogs": {
    "caption": Plain;
    "search": Plain;
    "empty": Plain;
    "column": {
      "at": Plain;
      "who": Plain;
      "action": Plain;
      "target": Plain;
      "from": Plain;
    };
    "filter": {
      "action": Plain;
      "target": Plain;
      "by": "Done by {name}";
      "on": "Done to {name}";
      "onePerson": Plain;
      "oneTarget": Plain;
    };
    "visitor": Plain;
    "system": Plain;
    "gone": Plain;
    "byKey": Plain;
    "self": Plain;
    "details": "Details of {action}";
    "fact": {
      "time": Plain;
      "address": Plain;
      "device": Plain;
      "target": Plain;
      "noAddress": Plain;
      "noDevice": Plain;
    };
    "onlyBy": "Only what {name} did";
    "onlyOn": Plain;
    "change": {
      "title": Plain;
      "field": Plain;
      "before": Plain;
      "after": Plain;
      "value": Plain;
      "none": Plain;
      "yes": Plain;
      "no": Plain;
    };
    "type": {
      "user": Plain;
      "session": Plain;
      "key": Plain;
      "role": Plain;
      "organization": Plain;
      "room": Plain;
      "message": Plain;
      "review": Plain;
      "collection": Plain;
      "purchase": Plain;
      "draft": Plain;
      "contact": Plain;
      "catalog": Plain;
      "deal": Plain;
      "tool": Plain;
      "table": Plain;
      "procedure": Plain;
      "job": Plain;
    };
    "field": {
      "kind": Plain;
      "role": Plain;
      "roles": Plain;
      "permission": Plain;
      "permissions": Plain;
      "reason": Plain;
      "ended": Plain;
      "sessionsEnded": Plain;
      "keysEnded": Plain;
      "scopes": Plain;
      "fields": Plain;
      "userId": Plain;
      "name": Plain;
      "website": Plain;
      "notes": Plain;
      "status": Plain;
      "expiresInDays": Plain;
      "isSearched": Plain;
      "room": Plain;
      "roomId": Plain;
      "messageId": Plain;
      "reviewId": Plain;
      "deal": Plain;
      "answer": Plain;
      "organizationId": Plain;
      "until": Plain;
      "isEverywhere": Plain;
      "isAsking": Plain;
      "isMembersOnly": Plain;
      "isClosed": Plain;
      "hasPreviews": Plain;
      "slowModeSeconds": Plain;
    };
    "action": {
      "access": {
        "denied": Plain;
      };
      "auth": {
        "sign_up": Plain;
        "sign_in": Plain;
        "sign_in_refused": Plain;
        "sign_out": Plain;
        "session_end": Plain;
        "sessions_end": Plain;
        "email_verify": Plain;
        "email_change_request": Plain;
        "email_change": Plain;
        "password_change": Plain;
        "password_reset": Plain;
      };
      "account": {
        "update": Plain;
        "export": Plain;
        "delete": Plain;
      };
      "key": {
        "create": Plain;
        "revoke": Plain;
      };
      "calendar": {
        "renew": Plain;
        "revoke": Plain;
      };
      "webhook": {
        "save": Plain;
        "renew": Plain;
        "remove": Plain;
      };
      "user": {
        "silence": Plain;
        "unsilence": Plain;
        "reports_settle": Plain;
        "roles": Plain;
        "suspend": Plain;
        "unsuspend": Plain;
        "sessions_end": Plain;
      };
      "role": {
        "create": Plain;
        "permissions": Plain;
        "delete": Plain;
      };
      "organization": {
        "create": Plain;
        "update": Plain;
        "delete": Plain;
        "restore": Plain;
        "member": Plain;
        "member_remove": Plain;
        "invite": Plain;
        "invite_withdraw": Plain;
      };
      "room": {
        "create": Plain;
        "update": Plain;
        "webhook_create": Plain;
        "webhook_revoke": Plain;
        "team_webhook_set": Plain;
        "team_webhook_remove": Plain;
        "join_accept": Plain;
        "join_decline": Plain;
        "person_add": Plain;
        "person_remove": Plain;
      };
      "review": {
        "keep": Plain;
        "remove": Plain;
        "restore": Plain;
        "answer": Plain;
      };
      "message": {
        "remove": Plain;
        "restore": Plain;
        "settle": Plain;
        "context": Plain;
      };
      "collection": {
        "share": Plain;
        "unshare": Plain;
        "publish": Plain;
        "unpublish": Plain;
      };
      "purchase": {
        "codes_reveal": Plain;
        "codes_export": Plain;
      };
      "contact": {
        "status": Plain;
      };
      "job": {
        "run_again": Plain;
      };
      "vendor": {
        "request": Plain;
        "accept": Plain;
        "refuse": Plain;
      };
      "catalog": {
        "draft_discard": Plain;
        "draft_restore": Plain;
        "edit": Plain;
        "import": Plain;
        "import_cancel": Plain;
        "rates": Plain;
        "submit": Plain;
        "refuse": Plain;
        "vendor_tool": Plain;
        "pictures": Plain;
        "feed_add": Plain;
        "feed_save": Plain;
        "feed_run": Plain;
        "feed_remove": Plain;
        "synonyms": Plain;
        "synonyms_remove": Plain;
      };
      "admin": {
        "export": Plain;
      };
    };
  };
  "adminFeeds": {
    "title": Plain;
    "text": Plain;
    "add": Plain;
    "showPreview": Plain;
    "loadingPreview": Plain;
    "url": Plain;
    "urlHint": "JSON, CSV, RSS or Atom, at most {megabytes, number} MB.";
    "urlWrong": Plain;
    "name": Plain;
    "nameHint": Plain;
    "nameTaken": Plain;
    "count": "{count, plural, =0 {There are no feeds yet.} one {# feed} other {# feeds}}";
    "deals": "{count, plural, one {# running deal} other {# running deals}}";
    "byHand": Plain;
    "every": "{hours, plural, =1 {every hour} =24 {every day} =168 {every week} other {every # hours}}";
    "checked": Plain;
    "lastFailed": Plain;
    "dryRun": Plain;
    "runNow": Plain;
    "started": Plain;
    "remove": Plain;
    "removed": "The feed {source} is removed.";
    "removeTitle": "Remove the feed {source}?";
    "removeText": Plain;
    "place": Plain;
    "changeAddress": Plain;
    "rowsAt": Plain;
    "wholeFeed": Plain;
    "rowsAtText": Plain;
    "moveHint": Plain;
    "mapping": Plain;
    "mappingText": Plain;
    "readAgain": Plain;
    "wasReadAgain": Plain;
    "moreColumns": Plain;
    "ignored": Plain;
    "notTaken": Plain;
    "always": Plain;
    "alwaysOf": "Fixed value of {column}";
    "fieldGone": Plain;
    "preview": Plain;
    "rejected": Plain;
    "schedule": Plain;
    "run": Plain;
    "whenGone": Plain;
    "gone": {
      "leave": Plain;
      "end": Plain;
    };
    "goneText": Plain;
    "save": Plain;
    "saved": Plain;
    "dryRunMark": Plain;
    "tried": Plain;
    "bySchedule": Plain;
    "ended": Plain;
    "changes": Plain;
    "wouldChange": Plain;
    "noChanges": Plain;
    "kinds": {
      "new": Plain;
      "changed": Plain;
      "ended": Plain;
    };
    "importAnyway": Plain;
  };
  "adminJobs": {
    "title": Plain;
    "text": Plain;
    "kind": Plain;
    "kinds": {
      "mail": Plain;
      "formerMails": Plain;
      "tellMembers": Plain;
      "scheduledMessages": Plain;
      "linkPreview": Plain;
      "chatReminders": Plain;
      "matchWatches": Plain;
      "keptDealPrices": Plain;
      "keptDealEnds": Plain;
      "collectionAdditions": Plain;
      "purchaseDeadlines": Plain;
      "sendNotifications": Plain;
      "notificationMail": Plain;
      "push": Plain;
      "webhook": Plain;
      "purge": Plain;
      "eraseAccounts": Plain;
      "catalogUpkeep": Plain;
      "sitemap": Plain;
      "dueFeeds": Plain;
      "feed": Plain;
      "dueToolPictures": Plain;
      "toolPictures": Plain;
      "fetchPage": Plain;
      "frozenPage": Plain;
      "duePages": Plain;
      "joinPages": Plain;
      "drawing": Plain;
      "look-at-feed": Plain;
      "password-strength": Plain;
      "preview": Plain;
      "read-file": Plain;
    };
    "waiting": Plain;
    "running": Plain;
    "failed": Plain;
    "done": Plain;
    "never": Plain;
    "failures": Plain;
    "noFailures": Plain;
    "attempts": "{count, plural, one {# attempt} other {# attempts}}";
    "again": Plain;
    "againOf": "Run again: {kind}";
    "queued": Plain;
    "workersTitle": Plain;
    "workersText": Plain;
    "process": "Process <name>{process}</name>";
    "noProcesses": Plain;
    "workers": Plain;
    "busy": Plain;
    "stuck": Plain;
    "replaced": Plain;
    "lastReplaced": Plain;
    "notReplaced": Plain;
  };
  "admin": {
    "nav": Plain;
    "organizations": {
      "title": Plain;
      "lead": Plain;
    };
    "users": {
      "title": Plain;
      "lead": Plain;
    };
    "contacts": {
      "title": Plain;
      "lead": Plain;
    };
    "logs": {
      "title": Plain;
      "lead": Plain;
    };
    "orders": {
      "title": Plain;
      "lead": Plain;
    };
    "roles": {
      "title": Plain;
      "lead": Plain;
    };
    "catalog": {
      "title": Plain;
      "lead": Plain;
    };
    "reviews": {
      "title": Plain;
      "lead": Plain;
    };
    "moderation": {
      "title": Plain;
      "lead": Plain;
    };
    "table": {
      "rows": "{count, plural, one {# row} other {# rows}}";
      "manyRows": "Over {count, number} rows; search or filter to see the others.";
      "loading": Plain;
      "any": Plain;
      "sortBy": Plain;
      "ascending": "{sort}, ascending";
      "descending": "{sort}, descending";
      "clear": Plain;
      "remove": "Remove filter: {filter}";
      "from": Plain;
      "to": Plain;
      "export": Plain;
      "exportHint": Plain;
      "nothing": Plain;
      "nothingText": Plain;
      "beyond": Plain;
      "beyondText": Plain;
      "firstPage": Plain;
      "failed": Plain;
      "stale": Plain;
      "retry": Plain;
      "details": Plain;
      "pages": Plain;
      "first": Plain;
      "previous": Plain;
      "next": Plain;
      "page": "Page {page, number} of {pages, number}";
    };
    "form": {
      "close": Plain;
      "cancel": Plain;
    };
  };
  "adminUsers": {
    "caption": Plain;
    "search": Plain;
    "column": {
      "name": Plain;
      "email": Plain;
      "roles": Plain;
      "status": Plain;
      "joined": Plain;
      "seen": Plain;
    };
    "filter": {
      "role": Plain;
      "status": Plain;
    };
    "status": {
      "active": Plain;
      "suspended": Plain;
      "unverified": Plain;
    };
    "noRole": Plain;
    "neverSeen": Plain;
    "loading": Plain;
    "empty": Plain;
    "you": Plain;
    "facts": {
      "title": Plain;
      "email": Plain;
      "verified": Plain;
      "notVerified": Plain;
      "joined": Plain;
      "seen": Plain;
      "notSeen": Plain;
      "suspended": Plain;
      "reason": Plain;
      "collections": Plain;
      "purchases": Plain;
      "keys": Plain;
      "permissions": Plain;
      "noPermissions": Plain;
      "organizations": Plain;
      "noOrganizations": Plain;
      "role": {
        "owner": Plain;
        "manager": Plain;
        "member": Plain;
      };
    };
    "logs": {
      "title": Plain;
      "by": "What {name} did";
      "on": "What was done to {name}";
    };
    "roles": {
      "title": Plain;
      "hint": Plain;
      "notYours": Plain;
      "save": Plain;
      "discard": Plain;
      "saved": "Roles of {name} saved.";
    };
    "sessions": {
      "title": Plain;
      "none": Plain;
      "device": "{browser} on {system}";
      "unknown": Plain;
      "current": Plain;
      "address": Plain;
      "since": Plain;
      "seen": Plain;
      "endAll": Plain;
      "ended": "{name} is logged out everywhere.";
      "endTitle": "End all sessions of {name}?";
      "confirm": "{name} is logged out on every device at once and has to log in again. API keys stay.";
    };
    "suspend": {
      "action": Plain;
      "title": "Suspend {name}?";
      "text": Plain;
      "reason": Plain;
      "reasonHint": Plain;
      "reasonMissing": Plain;
      "confirm": Plain;
      "done": "{name} is suspended.";
      "lift": Plain;
      "lifted": "{name} can log in again.";
      "notYours": Plain;
    };
  };
  "adminRoles": {
    "caption": Plain;
    "loading": Plain;
    "permissionHead": Plain;
    "role": Plain;
    "users": "{count, plural, =0 {No users} one {# user} other {# users}}";
    "cell": "{permission}, {role}";
    "notYours": Plain;
    "permission": {
      "sidebar": {
        "view": {
          "title": Plain;
          "text": Plain;
        };
      };
      "dev": {
        "feature": {
          "title": Plain;
          "text": Plain;
        };
      };
      "admin": {
        "organizations": {
          "title": Plain;
          "text": Plain;
        };
        "users": {
          "title": Plain;
          "text": Plain;
        };
        "contacts": {
          "title": Plain;
          "text": Plain;
        };
        "logs": {
          "title": Plain;
          "text": Plain;
        };
        "orders": {
          "title": Plain;
          "text": Plain;
        };
        "roles": {
          "title": Plain;
          "text": Plain;
        };
        "catalog": {
          "title": Plain;
          "text": Plain;
        };
        "chat": {
          "title": Plain;
          "text": Plain;
        };
        "reviews": {
          "title": Plain;
          "text": Plain;
        };
      };
    };
    "changes": "{count, plural, =0 {No changes} one {# change} other {# changes}}";
    "save": Plain;
    "discard": Plain;
    "saved": Plain;
    "reloaded": Plain;
    "gone": "{count, plural, one {The role {roles} was deleted meanwhile; your changes to it are gone with it.} other {The roles {roles} were deleted meanwhile; your changes to them are gone with them.}}";
    "create": {
      "action": Plain;
      "title": Plain;
      "name": Plain;
      "hint": "{min, number} to {max, number} lowercase letters, digits and hyphens, beginning with a letter. It has no permissions until you add them.";
      "invalid": "Use {min, number} to {max, number} lowercase letters, digits and hyphens, beginning with a letter.";
      "confirm": Plain;
      "done": "Role {role} was created. Give it its permissions.";
    };
    "remove": {
      "action": "Delete role {role}";
      "title": "Delete role {role}?";
      "text": Plain;
      "confirm": Plain;
      "done": "Role {role} is deleted.";
      "inUseTitle": "Role {role} is in use";
      "inUse": "{count, plural, one {# user has} other {# users have}} this role. Take it from them first.";
      "see": Plain;
      "notYoursTitle": "Role {role} stays";
      "notYours": Plain;
    };
    "leave": {
      "title": Plain;
      "text": Plain;
      "stay": Plain;
      "leave": Plain;
    };
  };
  "adminOrders": {
    "caption": Plain;
    "search": Plain;
    "column": {
      "purchased": Plain;
      "member": Plain;
      "title": Plain;
      "tier": Plain;
      "price": Plain;
      "state": Plain;
    };
    "filter": {
      "state": Plain;
      "currency": Plain;
    };
    "state": {
      "unused": Plain;
      "activated": Plain;
      "refunded": Plain;
    };
    "totals": {
      "caption": Plain;
      "currency": Plain;
      "count": Plain;
      "spent": Plain;
      "refunded": Plain;
    };
    "empty": Plain;
  };
  "adminImport": {
    "choose": {
      "drop": Plain;
      "button": Plain;
      "kinds": "CSV with a header row or a JSON array, in UTF-8, up to {megabytes, number} MB.";
      "chosen": Plain;
      "another": Plain;
    };
    "source": {
      "label": Plain;
      "hint": Plain;
      "missing": Plain;
    };
    "start": Plain;
    "problem": {
      "empty": Plain;
      "tooLarge": "This file is larger than {megabytes, number} MB. Split it and import the parts.";
      "unreadable": Plain;
    };
    "running": {
      "title": Plain;
      "sent": "Sending the file: {percent}";
      "received": Plain;
      "read": "{rows, plural, =0 {Reading the rows} one {# row read} other {# rows read}}";
      "written": "{total, plural, one {{rows, number} of # row written} other {{rows, number} of # rows written}}";
      "bar": Plain;
      "stay": Plain;
      "cancel": Plain;
    };
    "waiting": {
      "title": Plain;
      "ahead": "{ahead, plural, one {# import comes before this one. It begins by itself.} other {# imports come before this one. It begins by itself.}}";
    };
    "interrupted": {
      "title": Plain;
      "text": Plain;
    };
    "list": {
      "title": Plain;
      "nobody": Plain;
    };
    "done": {
      "title": Plain;
      "nothing": Plain;
      "read": Plain;
      "inserted": Plain;
      "updated": Plain;
      "unchanged": Plain;
      "rejected": Plain;
      "newTools": Plain;
      "newDeals": Plain;
    };
    "stopped": {
      "title": Plain;
    };
    "failed": {
      "title": Plain;
      "nothing": Plain;
    };
    "broken": {
      "title": Plain;
      "text": Plain;
    };
    "back": Plain;
    "notes": {
      "title": "{count, plural, one {# note on the rows} other {# notes on the rows}}";
      "more": "The first {shown, number} are listed.";
      "place": Plain;
      "what": Plain;
      "reason": Plain;
      "line": "Line {number, number}";
      "index": "Item {number, number}";
      "rejected": Plain;
      "leftOut": Plain;
    };
    "leave": {
      "title": Plain;
      "text": Plain;
      "stay": Plain;
      "leave": Plain;
    };
    "format": {
      "summary": Plain;
      "lead": Plain;
      "column": Plain;
      "meaning": Plain;
      "columns": {
        "external_id": Plain;
        "name": "Name of the tool, up to {nameMax, number} characters.";
        "tagline": "What the tool does, in one line of up to {lineMax, number} characters.";
        "website": Plain;
        "domain": Plain;
        "category": "One of: {categories}. Without it, the one that the tags suggest.";
        "tags": Plain;
        "alternative_to": Plain;
        "logo_url": Plain;
        "description": "Up to {textMax, number} characters, with empty lines between paragraphs.";
        "tool_description": Plain;
        "rating": "0 to {stars, number}, with one decimal.";
        "rating_count": Plain;
        "rating_source": Plain;
        "tool_rating": Plain;
        "tool_rating_count": Plain;
        "title": "Title of the deal, up to {nameMax, number} characters. Without it, the name of the tool.";
        "promise": "What the deal promises, in one sentence of up to {lineMax, number} characters.";
        "base_price": Plain;
        "current_price": Plain;
        "currency": Plain;
        "cover_url": Plain;
        "gallery": "Up to {galleryMax, number} pictures of the deal, https addresses or paths on this site. Written as tags are.";
        "deal_url": Plain;
        "coupon": Plain;
        "sold_by": "Who sells, up to {nameMax, number} characters.";
        "refund_days": Plain;
        "redeem_by": Plain;
        "redeem_days": Plain;
        "updates": Plain;
        "stacking": Plain;
        "plans": Plain;
        "earlier_prices": Plain;
        "starts_at": Plain;
        "ends_at": Plain;
      };
      "example": Plain;
    };
    "clicks": {
      "title": Plain;
      "text": "The deals that most visitors left for in the last {days} days. Counted by day, without knowing who.";
      "deal": Plain;
      "visits": Plain;
    };
  };
  "adminModeration": {
    "nav": Plain;
    "nobody": Plain;
    "room": Plain;
    "state": Plain;
    "actions": Plain;
    "context": Plain;
    "keep": Plain;
    "kept": Plain;
    "remove": Plain;
    "removed": Plain;
    "undo": Plain;
    "undone": Plain;
    "kind": {
      "community": Plain;
      "deal": Plain;
      "team": Plain;
      "direct": Plain;
    };
    "flagged": {
      "title": Plain;
      "search": Plain;
      "show": Plain;
      "open": Plain;
      "settled": Plain;
      "empty": Plain;
      "details": "Message of {name}";
      "message": Plain;
      "noText": Plain;
      "by": Plain;
      "count": "{count, plural, one {# person} other {# people}}";
      "others": "{count, plural, one {and # other} other {and # others}}";
      "isOpen": Plain;
      "isKept": Plain;
      "isRemoved": Plain;
      "settledBy": "Settled by {name}, {time}";
      "removedBy": "Removed by {name}, {time}";
      "isMuted": "The author is muted until {time}";
      "private": Plain;
    };
    "mute": {
      "action": Plain;
      "title": "Mute {name}";
      "text": Plain;
      "time": Plain;
      "for": {
        "hour": Plain;
        "day": Plain;
        "week": Plain;
        "month": Plain;
      };
      "where": Plain;
      "inRoom": "In {room}";
      "everywhere": Plain;
      "reason": Plain;
      "reasonHint": Plain;
      "reasonMissing": Plain;
      "confirm": Plain;
      "done": "{name} is muted.";
    };
    "muted": {
      "title": Plain;
      "search": Plain;
      "empty": Plain;
      "person": Plain;
      "until": Plain;
      "by": Plain;
      "end": Plain;
      "endOf": "End mute of {name}";
      "ended": "{name} may write again.";
    };
    "rooms": {
      "title": Plain;
      "search": Plain;
      "empty": Plain;
      "new": Plain;
      "newTitle": Plain;
      "editTitle": Plain;
      "name": Plain;
      "nameMissing": Plain;
      "slowMode": Plain;
      "entry": Plain;
      "entryOpen": Plain;
      "entryAsking": Plain;
      "create": Plain;
      "save": Plain;
      "created": "{name} is there.";
      "saved": "{name} was saved.";
      "asks": Plain;
      "isClosed": Plain;
      "people": Plain;
      "messages": Plain;
      "newest": Plain;
      "silent": Plain;
      "edit": Plain;
      "editOf": "Change {name}";
      "close": Plain;
      "closeOf": "Close {name}";
      "reopen": Plain;
      "reopenOf": "Reopen {name}";
      "closed": "{name} is closed: it can be read, not written.";
      "reopened": "{name} is open again.";
    };
    "wait": {
      "none": Plain;
      "seconds": "{count, plural, one {# second} other {# seconds}}";
      "minutes": "{count, plural, one {# minute} other {# minutes}}";
      "hours": "{count, plural, one {# hour} other {# hours}}";
    };
  };
  "adminPeopleReports": {
    "nobody": Plain;
    "state": Plain;
    "flagged": {
      "title": Plain;
      "search": Plain;
      "show": Plain;
      "open": Plain;
      "settled": Plain;
      "empty": Plain;
      "details": "Reports of {name}";
      "by": Plain;
      "count": "{count, plural, one {# person} other {# people}}";
      "others": "{count, plural, one {and # other} other {and # others}}";
      "isOpen": Plain;
      "isKept": Plain;
      "isRemoved": Plain;
      "settledBy": "Settled by {name}, {time}";
      "removedBy": "Removed by {name}, {time}";
    };
    "keep": Plain;
    "kept": Plain;
    "person": Plain;
    "account": Plain;
    "why": Plain;
    "muted": "Muted in all rooms until {time}";
    "suspended": Plain;
    "active": Plain;
    "open": Plain;
    "mute": Plain;
  };
  "adminRates": {
    "title": Plain;
    "none": Plain;
    "of": "Prices in different currencies are compared at the rates of {day}.";
    "old": "The rates are old, from {day}. Import newer ones.";
    "choose": Plain;
    "kinds": Plain;
    "tooLarge": Plain;
    "done": "{currencies, plural, one {# currency} other {# currencies}}, {changed, plural, one {# rate is} other {# rates are}} new or changed.";
  };
  "adminReviews": {
    "nobody": Plain;
    "deal": Plain;
    "state": Plain;
    "flagged": {
      "title": Plain;
      "search": Plain;
      "show": Plain;
      "open": Plain;
      "settled": Plain;
      "empty": Plain;
      "details": "Review by {name}";
      "review": Plain;
      "by": Plain;
      "count": "{count, plural, one {# person} other {# people}}";
      "others": "{count, plural, one {and # other} other {and # others}}";
      "isOpen": Plain;
      "isKept": Plain;
      "isRemoved": Plain;
      "settledBy": "Settled by {name}, {time}";
      "removedBy": "Removed by {name}, {time}: {reason}";
      "bought": Plain;
      "pros": Plain;
      "cons": Plain;
      "stars": "{count, plural, one {# star} other {# stars}}";
    };
    "keep": Plain;
    "kept": Plain;
    "remove": Plain;
    "restore": Plain;
    "restored": Plain;
    "removal": {
      "title": "Remove the review by {name}";
      "text": Plain;
      "reason": Plain;
      "missing": Plain;
      "confirm": Plain;
      "done": Plain;
    };
  };
  "adminSynonyms": {
    "title": Plain;
    "text": Plain;
    "new": Plain;
    "filter": Plain;
    "count": "{count, plural, one {# group} other {# groups}}";
    "names": "Names the category {category}.";
    "finds": "Finds what is tagged: {tags}.";
    "edit": Plain;
    "editOne": "Edit the group of “{first}”";
    "remove": Plain;
    "removeOne": "Remove the group of “{first}”";
    "removed": "The group of “{first}” is removed.";
    "undo": Plain;
    "undone": Plain;
    "saved": "The group of “{first}” is saved.";
    "save": Plain;
    "newTitle": Plain;
    "editTitle": Plain;
    "terms": Plain;
    "termsHint": Plain;
    "termsWrong": "Name at least two words or a category; each at most {max, number} characters, with letters or digits.";
    "tags": Plain;
    "tagsHint": Plain;
    "length": "{length, number} of {max, number} characters";
    "category": Plain;
    "noCategory": Plain;
  };
  "adminVendors": {
    "title": Plain;
    "accepted": "“{title}” is published.";
    "accept": Plain;
    "somebody": Plain;
    "outdated": Plain;
    "theirs": Plain;
    "ours": Plain;
    "fits": Plain;
    "overlaps": "Both changed: {fields}.";
    "wrong": "Not published, as both changes do not fit together: {fields}.";
    "compare": Plain;
    "refuse": Plain;
    "refuseTitle": "Refuse “{title}”?";
    "reason": Plain;
    "reasonHint": Plain;
    "reasonMissing": Plain;
    "requests": {
      "title": Plain;
      "unverified": Plain;
      "accept": Plain;
      "acceptTitle": "Accept “{tool}” from {name}?";
      "acceptText": "{name} will be able to submit deals of the tool that you name, and changes to it.";
      "refuse": Plain;
      "refuseTitle": "Refuse “{tool}” from {name}?";
      "reasonHint": Plain;
      "taken": Plain;
    };
    "tools": Plain;
    "toolsText": Plain;
    "takeOne": "Take away “{title}”";
    "take": Plain;
    "toolMissing": Plain;
    "give": Plain;
    "tool": Plain;
    "toolHint": Plain;
  };
  "anywhere": {
    "title": Plain;
    "lead": Plain;
    "bookmarklet": {
      "title": Plain;
      "text": Plain;
      "name": Plain;
      "copied": Plain;
      "notCopied": Plain;
    };
    "phone": {
      "title": Plain;
      "text": Plain;
    };
    "extension": {
      "title": Plain;
      "text": Plain;
      "download": Plain;
      "load": Plain;
      "key": Plain;
    };
    "key": {
      "title": Plain;
      "text": Plain;
      "create": Plain;
      "all": Plain;
      "name": Plain;
    };
    "shell": {
      "title": Plain;
      "text": Plain;
      "install": Plain;
      "use": Plain;
    };
    "assistants": {
      "title": Plain;
      "text": Plain;
      "settings": Plain;
    };
  };
  "keys": {
    "title": Plain;
    "lead": Plain;
    "loading": Plain;
    "failed": Plain;
    "tryAgain": Plain;
    "create": Plain;
    "full": "You have {max, number} keys, which is the maximum. Revoke one first.";
    "list": Plain;
    "empty": Plain;
    "startsWith": "starts with <code>{hint}</code>";
    "createdOn": "Created {date}";
    "lastUsed": "Last used {time}";
    "neverUsed": Plain;
    "expires": "Expires {date}";
    "neverExpires": Plain;
    "expired": Plain;
    "basics": Plain;
    "revoke": Plain;
    "revokeName": "Revoke the key {name}";
    "form": {
      "title": Plain;
      "name": Plain;
      "nameHint": Plain;
      "nameMissing": Plain;
      "always": Plain;
      "scopes": Plain;
      "permissions": Plain;
      "lifetime": Plain;
      "days": "{days, plural, one {# day} other {# days}}";
      "noEnd": Plain;
      "password": Plain;
      "submit": Plain;
      "busy": Plain;
    };
    "scope": {
      "write": Plain;
      "licence_codes": Plain;
      "share": Plain;
      "chat": {
        "read": Plain;
        "write": Plain;
      };
      "notifications": Plain;
    };
    "permission": {
      "sidebar": {
        "view": Plain;
      };
      "dev": {
        "feature": Plain;
      };
      "admin": {
        "chat": Plain;
        "reviews": Plain;
        "organizations": Plain;
        "users": Plain;
        "contacts": Plain;
        "logs": Plain;
        "orders": Plain;
        "roles": Plain;
        "catalog": Plain;
      };
    };
    "made": {
      "title": "Your new key <key>{name}</key>";
      "warning": Plain;
      "token": Plain;
      "copy": Plain;
      "copied": Plain;
      "notCopied": Plain;
      "done": Plain;
    };
    "revokeDialog": {
      "title": "Revoke the key {name}?";
      "text": Plain;
      "submit": Plain;
      "busy": Plain;
      "done": "The key {name} was revoked.";
    };
    "howTo": {
      "title": Plain;
      "text": Plain;
      "shell": Plain;
      "install": Plain;
      "script": Plain;
      "rest": "All REST routes, to read and to try, are on the <link>API page</link>.";
      "anywhere": "To save pages from the browser, a shell or an assistant, see <link>Save from anywhere</link>.";
    };
    "webhook": {
      "title": Plain;
      "text": Plain;
      "failed": Plain;
      "setUp": Plain;
      "change": Plain;
      "changeTitle": Plain;
      "save": Plain;
      "url": Plain;
      "urlHint": Plain;
      "urlWrong": Plain;
      "all": Plain;
      "kinds": Plain;
      "kindsMissing": Plain;
      "test": Plain;
      "tested": Plain;
      "pause": Plain;
      "paused": Plain;
      "goOn": Plain;
      "goesOn": Plain;
      "renew": Plain;
      "secret": Plain;
      "secretTitle": Plain;
      "copied": Plain;
      "notCopied": Plain;
      "former": "The secret before signs too until {time}.";
      "remove": Plain;
      "removeTitle": Plain;
      "removeText": Plain;
      "removed": Plain;
      "resent": Plain;
      "allKinds": Plain;
      "someKinds": "{count, plural, one {# kind of notification} other {# kinds of notifications}}";
      "state": {
        "on": Plain;
        "paused": Plain;
        "off": Plain;
      };
      "off": {
        "failing": "Switched off on {date}, because nothing arrived any more.";
        "gone": "Switched off on {date}, because the address answered that it is gone (410).";
      };
      "log": {
        "title": Plain;
        "empty": Plain;
        "test": Plain;
        "arrived": Plain;
        "over": Plain;
        "waiting": Plain;
        "attempts": "{count, plural, one {# attempt} other {# attempts}}";
        "status": "Status {status}";
        "next": "Next attempt {time}";
        "resend": Plain;
        "resendName": "Send again: {name}, {time}";
        "failure": {
          "redirect": Plain;
          "address": Plain;
          "timeout": Plain;
          "unreachable": Plain;
          "failed": Plain;
          "left_out": Plain;
          "switched_off": Plain;
        };
      };
    };
  };
  "auth": {
    "logIn": {
      "title": Plain;
      "lead": Plain;
      "submit": Plain;
      "busy": Plain;
      "forgot": Plain;
      "other": Plain;
      "otherAction": Plain;
      "noSession": Plain;
    };
    "signUp": {
      "title": Plain;
      "lead": Plain;
      "agree": "By creating an account you accept the <terms>terms</terms>. The <privacy>privacy page</privacy> says what is stored.";
      "submit": Plain;
      "busy": Plain;
      "other": Plain;
      "otherAction": Plain;
      "noSession": Plain;
    };
    "field": {
      "name": Plain;
      "email": Plain;
      "password": Plain;
      "passwordHint": "At least {min, number} characters.";
      "showPassword": Plain;
      "hidePassword": Plain;
    };
    "problem": {
      "name": Plain;
      "email": Plain;
      "emailForm": Plain;
      "password": Plain;
      "passwordShort": "Use at least {min, number} characters.";
      "passwordLength": "Use between {min, number} and {max, number} characters.";
    };
    "tooManyTries": Plain;
    "close": Plain;
  };
  "recovery": {
    "reset": {
      "title": Plain;
      "askLead": Plain;
      "ask": Plain;
      "asking": Plain;
      "sent": "If an account has this address, a mail is on its way. Its link works for {hours, plural, one {# hour} other {# hours}}.";
      "sentHint": Plain;
      "another": Plain;
      "back": Plain;
      "chooseLead": Plain;
      "newPassword": Plain;
      "save": Plain;
      "saving": Plain;
      "noSession": Plain;
      "done": Plain;
      "newLink": Plain;
    };
    "verify": {
      "title": Plain;
      "lead": Plain;
      "confirm": Plain;
      "confirming": Plain;
      "incomplete": Plain;
      "verified": Plain;
      "changed": Plain;
      "otherIsNew": Plain;
      "otherIsOld": Plain;
      "toAccount": Plain;
      "toSecurity": Plain;
      "toLogIn": Plain;
      "newMail": Plain;
    };
  };
  "compare": {
    "compare": Plain;
    "choose": "Compare {title}";
    "full": "No more than {max, number} deals fit side by side. Take one out first.";
    "tray": Plain;
    "count": "{count, number} of {max, number}";
    "another": Plain;
    "remove": "Take {title} out of the comparison";
    "clear": Plain;
    "title": Plain;
    "table": Plain;
    "what": Plain;
    "differs": Plain;
    "onlyDifferences": Plain;
    "add": Plain;
    "sold": Plain;
    "unknown": Plain;
    "missing": "{count, plural, one {One deal of this address is not in the catalogue any more.} other {# deals of this address are not in the catalogue any more.}}";
    "row": {
      "price": Plain;
      "saving": Plain;
      "noSaving": Plain;
      "ends": Plain;
      "rating": Plain;
      "plan": "{name}: {price}";
      "told": "{price}, {told}";
      "limits": Plain;
      "limit": "{name}: {value}";
      "category": Plain;
      "moreLimits": Plain;
    };
    "empty": {
      "title": Plain;
      "text": "Press the scales on up to {max, number} deals, and see them side by side.";
      "action": Plain;
    };
    "best": Plain;
    "group": {
      "money": Plain;
      "terms": Plain;
      "limits": Plain;
    };
  };
  "catalog": {
    "price": {
      "now": Plain;
      "before": Plain;
      "beforeTold": Plain;
      "saving": Plain;
      "lowest": Plain;
      "dearer": Plain;
      "usual": Plain;
      "was": "Was {price} in {month}";
    };
    "rating": "Rated {score} out of 5 by {count, plural, one {# person} other {# people}}";
    "ratingFrom": {
      "on": "Rated {score} out of 5 by {count, plural, one {# person} other {# people}} on {source}, not here";
      "elsewhere": "Rated {score} out of 5 by {count, plural, one {# person} other {# people}} elsewhere, not here";
      "short": Plain;
      "count": "({count, number} elsewhere)";
      "countOn": "({count, number} on {source})";
    };
    "time": {
      "hours": "{count, plural, one {# hour left} other {# hours left}}";
      "days": "{count, plural, one {# day left} other {# days left}}";
      "ended": Plain;
      "endedOn": "Ended on {date}";
      "endsOn": "Ends on {date}";
    };
    "deals": "{count, plural, one {# deal} other {# deals}}";
    "category": {
      "ai": Plain;
      "analytics": Plain;
      "design": Plain;
      "development": Plain;
      "education": Plain;
      "finance": Plain;
      "infrastructure": Plain;
      "marketing": Plain;
      "media": Plain;
      "productivity": Plain;
      "sales": Plain;
      "security": Plain;
      "support": Plain;
      "writing": Plain;
      "other": Plain;
    };
    "search": {
      "label": Plain;
      "placeholder": Plain;
      "submit": Plain;
      "clear": Plain;
      "close": Plain;
    };
    "home": {
      "pageTitle": Plain;
      "title": Plain;
      "lead": "{deals, plural, one {# lifetime deal} other {# lifetime deals}} on {tools, plural, one {# tool} other {# tools}}. No subscription, no renewal, nothing to cancel.";
      "description": Plain;
      "pick": {
        "why": Plain;
        "rated": "{among, plural, one {The next deal to end, and rated well:} other {Rated best of the next # to end:}}";
        "saving": Plain;
        "rule": Plain;
      };
      "facts": {
        "label": Plain;
        "since": "Listing deals since {date}.";
        "decides": Plain;
        "pays": Plain;
        "how": Plain;
      };
      "needs": {
        "label": Plain;
        "students": Plain;
        "freelancers": Plain;
        "invoices": Plain;
        "newsletters": Plain;
        "videos": Plain;
        "once": Plain;
        "under": "Under {price}";
      };
      "figures": {
        "label": Plain;
        "prices": Plain;
        "dearer": Plain;
        "paid": Plain;
      };
      "voices": Plain;
      "voicesNote": Plain;
      "see": Plain;
      "ending": Plain;
      "endingNote": Plain;
      "endingAll": Plain;
      "newest": Plain;
      "newestNote": Plain;
      "newestAll": Plain;
      "savings": Plain;
      "savingsNote": Plain;
      "saved": "{amount} less";
      "savingsAll": Plain;
      "categories": Plain;
      "categoriesNote": Plain;
      "loading": Plain;
      "empty": Plain;
      "emptyAction": Plain;
    };
  };
  "deal": {
    "gallery": Plain;
    "sample": Plain;
    "fromPage": "From {domain}";
    "pictures": "{title}: pictures";
    "facts": {
      "title": Plain;
      "refund": Plain;
      "refundDays": "{count, plural, one {# day} other {# days}}";
      "noRefund": Plain;
      "updates": "updates: {what, select, all {all} version {this version} year {one year} other {none}}";
      "codes": "{count, plural, one {# code} other {up to # codes}}";
      "soldBy": Plain;
    };
    "picture": "{title}, picture {number}";
    "showPicture": "Show picture {number}";
    "offer": Plain;
    "regular": Plain;
    "listPrice": "Vendor’s list price {price}";
    "listPriceNever": "Vendor’s list price {price}, never asked here";
    "today": Plain;
    "asTold": Plain;
    "save": "You save {percent}";
    "payOnce": Plain;
    "saved": "Saving of {percent}";
    "dealPrice": Plain;
    "visit": Plain;
    "bought": Plain;
    "toCalendar": Plain;
    "talk": Plain;
    "about": Plain;
    "plans": Plain;
    "plansNote": Plain;
    "related": Plain;
    "more": "About {tool}";
    "description": "{promise}. {price} once instead of {before}.";
    "open": Plain;
    "loading": Plain;
    "get": Plain;
    "getOf": "Get deal: {title}";
    "leadsTo": "Opens {host} in a new tab. Onceware sells nothing itself.";
    "affiliate": Plain;
    "nowhere": Plain;
    "coupon": Plain;
    "copy": Plain;
    "copied": Plain;
    "copyMarked": Plain;
    "plan": Plain;
    "countdown": "{hours, number} h {minutes, number} min <s>{seconds, number} s</s>";
    "over": Plain;
    "overNote": Plain;
    "running": Plain;
    "now": Plain;
    "insteadOf": "Instead of {product}";
    "alternatives": Plain;
    "instead": {
      "named": Plain;
      "none": Plain;
    };
    "earlier": "Earlier deals on {tool}";
  };
  "rating": {
    "reviews": "({count, plural, one {# review} other {# reviews}})";
  };
  "tool": {
    "visit": Plain;
    "deals": "Deals on {tool}";
    "noDeals": "No deal on {tool} at the moment";
    "noDealsText": Plain;
    "noDealsAction": "See {category} deals";
    "tags": Plain;
    "about": Plain;
  };
  "terms": {
    "title": Plain;
    "soldBy": Plain;
    "refund": Plain;
    "refundDays": "{count, plural, one {Within # day} other {Within # days}}";
    "noRefund": Plain;
    "redeem": Plain;
    "redeemBy": "By {date}";
    "redeemDays": "{count, plural, one {Within # day of buying} other {Within # days of buying}}";
    "updates": Plain;
    "updatesOf": {
      "all": Plain;
      "version": Plain;
      "year": Plain;
      "none": Plain;
    };
    "stacking": Plain;
    "noStacking": Plain;
    "stack": "{count, plural, one {# code} other {Up to # codes}}";
  };
  "explore": {
    "pageTitle": Plain;
    "title": Plain;
    "titleTools": Plain;
    "titleCategory": "{category} deals";
    "titleCategoryTools": "{category} tools";
    "titleEnded": Plain;
    "titleQuery": "Results for “{query}”";
    "description": Plain;
    "show": Plain;
    "showDeals": Plain;
    "showTools": Plain;
    "showEnded": Plain;
    "filters": Plain;
    "filtersCount": "{count, plural, =0 {Filters} other {Filters (#)}}";
    "closeFilters": Plain;
    "applyFilters": Plain;
    "applyCount": "Show results ({count})";
    "clear": Plain;
    "remove": "Remove filter: {filter}";
    "facets": {
      "categories": {
        "title": Plain;
      };
      "price": {
        "title": Plain;
      };
      "minDiscount": {
        "title": Plain;
        "option": "{value} or more";
      };
      "minRating": {
        "title": Plain;
        "option": "{value} and up";
      };
      "endingSoon": {
        "title": Plain;
        "option": Plain;
      };
    };
    "priceUnder": "Under {max}";
    "priceBetween": "{min} to {max}";
    "priceOver": "{min} and over";
    "found": {
      "deals": "{count, plural, one {# deal} other {# deals}}";
      "tools": "{count, plural, one {# tool} other {# tools}}";
      "ended": "{count, plural, one {# ended deal} other {# ended deals}}";
      "more": "More than {count} results";
    };
    "currency": Plain;
    "rates": "Converted at the rates of {date}.";
    "ratesOld": Plain;
    "noRates": "Only prices in {currency} are compared: there are no exchange rates.";
    "leftOut": Plain;
    "free": Plain;
    "understood": Plain;
    "insteadOf": "Instead of {name}";
    "nearest": {
      "free": "Nothing free. Nearest: {price}, {difference}";
      "under": "Nothing under {max}. Nearest: {price}, {difference}";
      "over": "Nothing for {min} or more. Nearest: {price}, {difference}";
      "between": "Nothing from {min} to {max}. Nearest: {price}, {difference}";
    };
    "fitLess": Plain;
    "rest": Plain;
    "exactly": "Search for exactly “{query}”";
    "takeBack": "Search for the words “{words}” instead of the filter {filter}";
    "plain": Plain;
    "plainBack": Plain;
    "partial": Plain;
    "partialAll": Plain;
    "instead": {
      "tools": Plain;
      "ended": Plain;
      "categories": Plain;
    };
    "sort": Plain;
    "sorts": {
      "relevance": Plain;
      "newest": Plain;
      "ending": Plain;
      "discount": Plain;
      "price": Plain;
      "price_desc": Plain;
      "rating": Plain;
    };
    "corrected": "Showing results for “{query}”.";
    "more": Plain;
    "loadingMore": Plain;
    "first": Plain;
    "end": Plain;
    "loading": Plain;
    "empty": Plain;
    "emptyText": Plain;
    "emptyTools": Plain;
    "emptyAction": Plain;
    "failed": Plain;
    "retry": Plain;
  };
  "dealsPage": {
    "title": Plain;
    "pageTitle": Plain;
    "description": Plain;
    "lead": Plain;
    "explore": Plain;
  };
  "suggest": {
    "label": Plain;
    "tools": Plain;
    "categories": Plain;
    "count": "{count, plural, =1 {One suggestion} other {# suggestions}}. Use the arrow keys to choose.";
    "corrected": "Suggestions for {query}";
    "recent": {
      "title": Plain;
      "clear": Plain;
      "remove": "Remove {query}";
      "stays": Plain;
      "count": "{count, plural, =1 {One recent search} other {# recent searches}} below the field.";
    };
  };
  "prices": {
    "title": Plain;
    "before": "Lowest in the {days} days before this offer, which began on {date}";
    "beforeNothing": "Not on sale in {currency} in those days";
    "beforeUnknown": "Not known: its prices are known since {date} only";
    "beforePartly": "{price}, as far as known: since {date}";
    "beforeOther": "{price}, about {about} by the exchange rates of {date}";
    "beforeNotCompared": "{price}, which cannot be compared without exchange rates of those days";
    "lowest": Plain;
    "lowestKnown": Plain;
    "lowestToday": "{price}, which is today’s price";
    "lowestOn": "{price}, first on {date}";
    "lowestOther": "{price}, about {about}, first on {date}";
    "regular": "The vendor’s list price of {price}";
    "neverAsked": "Never asked here, as far as known: since {date}";
    "kept": "Every change of its price has been kept here since {date}.";
    "told": Plain;
    "otherCurrencies": "It was sold in other currencies too. Those prices are compared by the exchange rates of the last day they were asked; a reduction is announced only from a price in {currency}.";
    "notCompared": Plain;
    "about": "{price} (about {about})";
    "chart": "Prices from {from} to {until}, between {low} and {high}. The table below has each.";
    "step": "{price}, {from} – {until}";
    "period": {
      "label": Plain;
      "month": Plain;
      "quarter": Plain;
      "year": Plain;
      "all": Plain;
    };
    "table": Plain;
    "from": Plain;
    "until": Plain;
    "price": Plain;
    "basePrice": Plain;
    "today": Plain;
    "toldMark": Plain;
    "cut": "The newest {count}; the file has all.";
    "file": Plain;
  };
  "chatBlocking": {
    "folded": Plain;
    "show": Plain;
    "blockedPerson": Plain;
    "block": "Block {name}";
    "done": "You blocked ⁨{name}⁩. Neither of you sees the other any more.";
    "undo": Plain;
    "undone": "⁨{name}⁩ is no longer blocked.";
    "report": "Report {name}";
  };
  "heard": {
    "name": Plain;
    "unread": "Chat, {unread, plural, one {# unread} other {# unread}}";
    "mentions": "Chat, {mentions, plural, one {# mention} other {# mentions}}";
    "both": "Chat, {unread, plural, one {# unread} other {# unread}}, {mentions, plural, one {# mention} other {# mentions}}";
    "requests": "Chat, {requests, plural, one {# message request} other {# message requests}}";
  };
  "chatList": {
    "loading": Plain;
    "fetching": Plain;
    "olderLoading": Plain;
    "newerLoading": Plain;
    "olderFailed": Plain;
    "newerFailed": Plain;
    "tryAgain": Plain;
    "gone": Plain;
    "start": "This is where ⁨{name}⁩ begins";
    "startHint": Plain;
    "newSince": "New since {time}";
    "announcedMany": "{count, plural, one {# new message} other {# new messages}}";
    "notSent": "Your message was not sent. {reason}";
    "lounge": {
      "title": Plain;
      "text": Plain;
      "starters": Plain;
      "hello": Plain;
      "question": Plain;
      "find": Plain;
    };
  };
  "chatMessage": {
    "waiting": Plain;
    "failed": Plain;
    "failedBecause": "Not sent. {reason}";
    "tryAgain": Plain;
    "discard": Plain;
    "replyElsewhere": Plain;
    "reactors": Plain;
    "noReactors": Plain;
    "moreReactors": "{count, plural, one {and # more} other {and # more}}";
    "loading": Plain;
    "close": Plain;
    "flagSent": Plain;
    "removeForAll": Plain;
    "removedForAll": Plain;
    "mute": Plain;
    "pinnedMessages": Plain;
    "nothingPinned": Plain;
    "formerMember": Plain;
    "goTo": Plain;
    "markUnread": Plain;
    "markedUnread": Plain;
  };
  "chatMute": {
    "title": "Mute ⁨{name}⁩";
    "text": Plain;
    "length": Plain;
    "minutes": "{count, plural, one {# minute} other {# minutes}}";
    "hours": "{count, plural, one {# hour} other {# hours}}";
    "days": "{count, plural, one {# day} other {# days}}";
    "reason": Plain;
    "reasonHint": Plain;
    "reasonMissing": Plain;
    "close": Plain;
    "submit": Plain;
    "cancel": Plain;
    "done": "⁨{name}⁩ cannot write here for now.";
  };
  "chatWriting": {
    "offline": Plain;
    "offlineHere": Plain;
    "connecting": Plain;
    "mayNot": Plain;
    "closed": Plain;
    "silenced": "A moderator has muted you here until {time}.";
    "request": Plain;
    "waiting": Plain;
    "slow": "{count, plural, one {Slow mode: you can write again in # second.} other {Slow mode: you can write again in # seconds.}}";
    "slowSeconds": "{count, plural, one {Slow mode: one message every second.} other {Slow mode: one message every # seconds.}}";
    "slowMinutes": "{count, plural, one {Slow mode: one message a minute.} other {Slow mode: one message every # minutes.}}";
    "tooLong": "{max, plural, one {A message holds at most # character.} other {A message holds at most # characters.}}";
    "searching": Plain;
    "nobodyFound": Plain;
    "nothingFound": Plain;
    "searchFailed": Plain;
    "things": Plain;
    "deal": Plain;
    "tool": Plain;
  };
  "chatCards": {
    "label": Plain;
    "more": "{count, plural, one {and # more} other {and # more}}";
    "now": Plain;
    "before": Plain;
    "ended": Plain;
    "deals": "{count, plural, =0 {No deal now} one {# deal now} other {# deals now}}";
    "missing": Plain;
    "failed": Plain;
  };
  "chat": {
    "screen": {
      "online": "{count, plural, =0 {Nobody else is here} one {# member online} other {# members online}}";
      "typing": "⁨{name}⁩ is typing...";
      "typingMany": "⁨{name}⁩ and {count, plural, one {# other} other {# others}} are typing...";
      "members": Plain;
      "memberOnline": "{name}, online";
      "moreMembers": "{count, plural, one {and # more} other {and # more}}";
      "menu": Plain;
      "people": Plain;
      "privacy": Plain;
      "inviteUsers": Plain;
      "findMembers": Plain;
      "meetings": Plain;
      "groupSettings": Plain;
      "joinRequest": Plain;
      "wantsToJoin": "⁨{name}⁩ wants to join";
      "decline": Plain;
      "accept": Plain;
      "joined": "⁨{name}⁩ joined the group.";
      "declined": "The request of ⁨{name}⁩ was declined.";
      "messages": "Messages in {group}";
      "today": Plain;
      "yesterday": Plain;
      "announced": "{name}: {text}";
      "jump": Plain;
      "jumpNew": "Jump to newest ({count} new)";
      "empty": Plain;
      "emptyHint": Plain;
      "sample": Plain;
    };
    "message": {
      "you": Plain;
      "label": "{name}, {time}";
      "readMore": Plain;
      "showLess": Plain;
      "edited": Plain;
      "pinned": Plain;
      "flagged": Plain;
      "ghosted": Plain;
      "sent": Plain;
      "read": Plain;
      "replyTo": "Reply to {name}";
      "jumpToReplied": "Go to the message of {name}";
      "replyToDeleted": Plain;
      "noText": "{count, plural, one {# attachment} other {# attachments}}";
      "about": "About {name}";
      "online": Plain;
      "offline": Plain;
      "username": "@{username}";
      "post": "Post by {author}";
      "likes": "{count, plural, one {# like} other {# likes}}";
      "comments": "{count, plural, one {# comment} other {# comments}}";
      "reactions": Plain;
      "reaction": "{emoji}, {count, plural, one {# reaction} other {# reactions}}";
      "reactedBy": "Reacted with {emoji}";
      "attachments": Plain;
      "openFile": "Open {name}, {size}";
      "showPicture": "Show {name}, {size}";
      "download": Plain;
      "closePicture": Plain;
      "actions": "Actions for the message of {name}";
      "react": Plain;
      "reply": Plain;
      "more": Plain;
      "copy": Plain;
      "copied": Plain;
      "copyFailed": Plain;
      "pin": Plain;
      "unpin": Plain;
      "flag": Plain;
      "unflag": Plain;
      "ghost": Plain;
      "unghost": Plain;
      "edit": Plain;
      "move": Plain;
      "history": Plain;
      "delete": Plain;
      "deleted": Plain;
      "undo": Plain;
      "editLabel": Plain;
      "save": Plain;
      "saving": Plain;
      "cancel": Plain;
      "characters": "{count, plural, one {# character} other {# characters}}";
      "tooLong": Plain;
      "saveFailed": Plain;
    };
    "move": {
      "title": Plain;
      "choose": Plain;
      "note": Plain;
      "submit": Plain;
      "cancel": Plain;
      "close": Plain;
    };
    "emoji": {
      "search": Plain;
      "emoji": Plain;
      "categories": Plain;
      "results": Plain;
      "skinTone": Plain;
      "noSkinTone": Plain;
      "loading": Plain;
      "empty": Plain;
      "failed": Plain;
      "retry": Plain;
    };
    "history": {
      "title": Plain;
      "close": Plain;
      "versions": Plain;
      "by": "Changed by ⁨{name}⁩, {time}";
      "current": Plain;
    };
  };
  "chatComposer": {
    "field": Plain;
    "placeholder": Plain;
    "send": Plain;
    "emoji": Plain;
    "attach": Plain;
    "format": {
      "group": Plain;
      "bold": Plain;
      "italic": Plain;
      "strike": Plain;
      "code": Plain;
      "quote": Plain;
      "bullets": Plain;
      "numbers": Plain;
      "link": Plain;
    };
    "characters": "{count, plural, one {# character} other {# characters}}";
    "tooLong": Plain;
    "replyingTo": "Replying to ⁨{name}⁩";
    "replyingToYou": Plain;
    "replyingToDeleted": Plain;
    "replyingToEarlier": Plain;
    "cancelReply": Plain;
    "files": Plain;
    "removeFile": "Remove {name}";
    "cancelUpload": "Cancel {name}";
    "uploading": "{count, plural, one {# file is being uploaded} other {# files are being uploaded}}";
    "uploadOf": "Upload of {name}";
    "retry": Plain;
    "retryUpload": "Try {name} again";
    "privateOnly": Plain;
    "filesHeld": Plain;
    "drop": Plain;
    "refused": {
      "empty": "{count, plural, one {{name} was not attached: the file is empty.} other {# files were not attached: they are empty.}}";
      "type": "{count, plural, one {{name} was not attached: files of this type are not accepted.} other {# files were not attached: files of their types are not accepted.}}";
      "accepted": Plain;
      "size": "{count, plural, one {{name} was not attached: a file holds at most {bytes}.} other {# files were not attached: a file holds at most {bytes}.}}";
      "count": "{count, plural, one {{name} was not attached: a message holds at most {max, number} files.} other {# files were not attached: a message holds at most {max, number} files.}}";
      "dismiss": Plain;
    };
    "suggestions": {
      "people": Plain;
      "posts": Plain;
      "username": "@{username}";
      "by": "by ⁨{author}⁩";
      "found": "{count, plural, one {# suggestion. Use the arrow keys to choose.} other {# suggestions. Use the arrow keys to choose.}}";
    };
  };
  "chatPoll": {
    "title": Plain;
    "one": Plain;
    "many": Plain;
    "closed": Plain;
    "voters": "{count, plural, =0 {No votes yet} one {# person voted} other {# people voted}}";
    "votes": "{count, plural, one {# vote} other {# votes}}";
    "more": "and {count} more";
    "closes": "Closes {time}";
    "takeBack": Plain;
    "close": Plain;
    "dialog": {
      "text": Plain;
      "question": Plain;
      "questionMissing": Plain;
      "options": Plain;
      "option": "Option {number}";
      "optionMissing": Plain;
      "add": Plain;
      "isMany": Plain;
      "isManyHint": Plain;
      "closes": Plain;
      "byHand": Plain;
      "hours": "{count, plural, one {In an hour} other {In # hours}}";
      "days": "{count, plural, one {In a day} other {In # days}}";
      "ask": Plain;
      "cancel": Plain;
      "close": Plain;
    };
  };
  "chatPreviews": {
    "label": Plain;
    "kept": Plain;
    "remove": "Remove the preview of “⁨{title}⁩”";
    "removed": Plain;
    "undo": Plain;
    "hide": Plain;
    "show": Plain;
    "hidden": Plain;
    "shown": Plain;
  };
  "chatReminders": {
    "entry": Plain;
    "when": Plain;
    "at": {
      "hour": Plain;
      "tomorrow": Plain;
      "monday": Plain;
    };
    "set": "You will be reminded: {time}";
    "setAgain": Plain;
    "undo": Plain;
    "cancelled": Plain;
    "title": Plain;
    "back": Plain;
    "loading": Plain;
    "none": Plain;
    "noneHint": Plain;
    "gone": Plain;
    "cancel": Plain;
  };
  "chatRequests": {
    "requests": Plain;
    "more": Plain;
    "request": Plain;
    "stranger": "⁨{name}⁩ wants to talk to you. You share no team and no conversation.";
    "withOthers": "{count, plural, one {One more person is in this conversation, or was asked.} other {# more people are in this conversation, or were asked.}}";
    "hint": Plain;
    "accept": Plain;
    "decline": Plain;
    "block": Plain;
    "report": Plain;
    "accepted": "You can talk to ⁨{name}⁩ now.";
    "declined": "Declined. ⁨{name}⁩ is not told.";
    "undo": Plain;
    "undone": Plain;
    "reported": Plain;
  };
  "chatRooms": {
    "title": {
      "public": Plain;
      "private": Plain;
    };
    "kind": {
      "community": Plain;
      "deal": Plain;
      "team": Plain;
      "direct": Plain;
    };
    "privateOfTeam": Plain;
    "filter": Plain;
    "notFound": Plain;
    "clearFilter": Plain;
    "search": Plain;
    "searchFor": "Search messages for “⁨{query}⁩”";
    "sample": Plain;
    "sampleHint": Plain;
    "loading": Plain;
    "failed": Plain;
    "tryAgain": Plain;
    "noMessages": Plain;
    "lastLine": "<by>{author}</by>: {text}";
    "somebody": Plain;
    "aFile": Plain;
    "onlyYou": Plain;
    "ofTeam": "⁨{name}⁩ · ⁨{team}⁩";
    "unread": "{count, plural, one {# unread message} other {# unread messages}}";
    "more": "{count, number}+";
    "mentions": "{count, plural, one {You were mentioned} other {You were mentioned # times}}";
    "muted": Plain;
    "asked": Plain;
    "outside": Plain;
    "rowMenu": "More for {name}";
    "hear": {
      "title": Plain;
      "all": Plain;
      "mentions": Plain;
      "nothing": Plain;
    };
    "nowHears": {
      "all": Plain;
      "mentions": Plain;
      "nothing": Plain;
    };
    "noTeam": Plain;
    "noTeamHint": Plain;
    "noConversation": Plain;
    "noConversationHint": Plain;
    "newConversation": {
      "title": Plain;
      "close": Plain;
      "cancel": Plain;
      "begin": Plain;
      "find": Plain;
      "loading": Plain;
      "candidates": Plain;
      "chosen": Plain;
      "remove": "Remove {name}";
      "full": "{count, plural, one {A conversation can have # other person.} other {A conversation can have at most # other people.}}";
      "nobody": Plain;
      "nobodyHint": Plain;
      "notFound": Plain;
      "notFoundHint": Plain;
    };
    "newRoom": {
      "title": Plain;
      "team": Plain;
      "make": Plain;
      "isMembersOnly": Plain;
      "isMembersOnlyHint": Plain;
    };
    "deletedLine": Plain;
    "older": Plain;
  };
  "chatRoom": {
    "back": Plain;
    "menu": Plain;
    "gone": Plain;
    "goneHint": Plain;
    "search": Plain;
    "copyLink": Plain;
    "copied": Plain;
    "copyFailed": Plain;
    "leave": Plain;
    "left": Plain;
    "leaveTalk": Plain;
    "leftTalk": Plain;
    "cameBack": Plain;
    "undo": Plain;
    "staysInTeam": Plain;
    "people": {
      "title": Plain;
      "close": Plain;
      "find": Plain;
      "loading": Plain;
      "none": Plain;
      "more": Plain;
      "online": Plain;
      "lately": "People who spoke here lately. If your address is confirmed and your account is older than {count, plural, one {# day} other {# days}}, you find others by how their name begins.";
      "remove": "Remove {name} from the room";
      "removed": "⁨{name}⁩ is no longer in this room.";
      "undo": Plain;
      "add": Plain;
      "added": "⁨{name}⁩ is in this room now.";
      "addFromTeam": Plain;
      "nobodyToAdd": Plain;
    };
    "settings": {
      "title": Plain;
      "close": Plain;
      "cancel": Plain;
      "save": Plain;
      "saved": Plain;
      "name": Plain;
      "nameMissing": Plain;
      "slowMode": Plain;
      "slowModeHint": Plain;
      "off": Plain;
      "seconds": "{count, plural, one {# second} other {# seconds}}";
      "minutes": "{count, plural, one {# minute} other {# minutes}}";
      "isAsking": Plain;
      "isAskingHint": Plain;
      "hasPreviews": Plain;
      "hasPreviewsHint": Plain;
      "isClosed": Plain;
      "isClosedHint": Plain;
    };
    "door": {
      "title": {
        "outside": Plain;
        "asking": Plain;
        "declined": Plain;
        "banned": Plain;
      };
      "hint": {
        "outside": "{count, plural, =0 {Nobody is in it yet.} one {# person is in it.} other {# people are in it.}}";
        "asking": Plain;
        "declined": Plain;
        "banned": "You can ask to join again from {time}.";
      };
      "ask": Plain;
      "withdraw": Plain;
    };
    "day": {
      "open": Plain;
      "title": Plain;
      "day": Plain;
      "hint": Plain;
      "missing": Plain;
      "nothing": Plain;
      "go": Plain;
      "close": Plain;
      "cancel": Plain;
    };
    "muted": {
      "title": Plain;
      "close": Plain;
      "loading": Plain;
      "none": Plain;
      "noneHint": Plain;
      "until": "Muted until {time}";
      "untilBy": "Muted until {time}, by ⁨{name}⁩";
      "unmute": Plain;
      "unmuted": "⁨{name}⁩ can write here again.";
    };
    "banned": {
      "title": Plain;
      "close": Plain;
      "loading": Plain;
      "none": Plain;
      "noneHint": Plain;
      "until": "Cannot ask again until {time}";
      "lift": Plain;
      "lifted": "⁨{name}⁩ can ask to enter again.";
    };
    "putOut": {
      "submit": Plain;
      "again": Plain;
      "atOnce": Plain;
      "days": "{count, plural, one {After # day} other {After # days}}";
    };
  };
  "chatSearch": {
    "back": Plain;
    "inAll": Plain;
    "inRoom": "Search in {name}";
    "begin": Plain;
    "beginHint": Plain;
    "beginHintAll": Plain;
    "loading": Plain;
    "results": Plain;
    "found": "{count, plural, one {# message found} other {# messages found}}";
    "nothing": Plain;
    "nothingHint": Plain;
    "more": Plain;
    "operators": {
      "label": Plain;
      "from": Plain;
      "in": Plain;
      "before": Plain;
      "after": Plain;
      "hasLink": Plain;
      "hasFile": Plain;
      "phrase": Plain;
      "insert": "Insert {operator}: {meaning}";
      "words": Plain;
    };
    "hint": {
      "from": "No message that you can read is by “⁨{value}⁩”.";
      "in": "You have no room called “⁨{value}⁩”.";
      "day": "“⁨{value}⁩” is not a day. Write it like ⁨{example}⁩.";
      "has": "“⁨{value}⁩” cannot be searched for. Write has:link or has:file.";
    };
    "missing": {
      "from": Plain;
      "in": Plain;
      "day": "Write a day like ⁨{example}⁩";
      "has": Plain;
    };
  };
  "chatSaving": {
    "entry": Plain;
    "which": Plain;
    "missing": Plain;
    "failed": Plain;
  };
  "chatScheduled": {
    "open": Plain;
    "planned": "It will be sent: {time}";
    "plannedAgain": Plain;
    "undo": Plain;
    "cancelled": Plain;
    "sent": Plain;
    "title": Plain;
    "close": Plain;
    "back": Plain;
    "plan": Plain;
    "when": Plain;
    "time": Plain;
    "timeHint": "Within the next {days, number} days";
    "missing": Plain;
    "textMissing": Plain;
    "text": Plain;
    "length": "{length} of {max}";
    "editTitle": Plain;
    "save": Plain;
    "loading": Plain;
    "none": Plain;
    "noneHint": Plain;
    "edit": Plain;
    "sendNow": Plain;
    "cancel": Plain;
    "at": {
      "hour": Plain;
      "tomorrow": Plain;
      "monday": Plain;
      "chosen": Plain;
    };
    "why": {
      "files": Plain;
      "empty": Plain;
    };
    "failure": {
      "silenced": Plain;
      "room_closed": Plain;
      "no_rights": Plain;
      "late": Plain;
    };
  };
  "chatTeam": {
    "title": Plain;
    "close": Plain;
    "loading": Plain;
    "members": Plain;
    "role": {
      "owner": Plain;
      "manager": Plain;
      "member": Plain;
    };
    "you": "{role} (you)";
    "roleOf": "Role of {name}";
    "changed": "⁨{name}⁩: {role, select, owner {owner} manager {manager} other {member}}";
    "remove": "Remove {name} from the team";
    "removed": "⁨{name}⁩ is no longer in the team.";
    "restored": "⁨{name}⁩ is back in the team.";
    "undo": Plain;
    "leave": Plain;
    "left": Plain;
    "invite": Plain;
    "email": Plain;
    "emailHint": Plain;
    "noEmail": Plain;
    "invitedAddress": "⁨{email}⁩ was invited.";
    "invited": "⁨{name}⁩ was invited.";
    "findKnown": Plain;
    "known": Plain;
    "nobodyFound": Plain;
    "waiting": Plain;
    "withdraw": Plain;
    "withdrawn": Plain;
    "invitations": Plain;
    "invitesYou": "⁨{name}⁩ invited you to ⁨{team}⁩.";
    "invitedTo": "You are invited to ⁨{team}⁩.";
    "invitedHint": Plain;
    "accept": Plain;
    "decline": Plain;
    "joined": "You are in ⁨{team}⁩ now.";
    "declined": "You declined the invitation to ⁨{team}⁩.";
  };
  "chatThreads": {
    "title": Plain;
    "titleIn": "Thread in ⁨{room}⁩";
    "threads": Plain;
    "reply": Plain;
    "replies": "{count, plural, one {# reply} other {# replies}}";
    "lastReply": "Last reply: {time}";
    "first": Plain;
    "empty": Plain;
    "emptyHint": Plain;
    "menu": Plain;
    "follow": Plain;
    "unfollow": Plain;
    "followed": Plain;
    "unfollowed": Plain;
    "all": Plain;
    "loading": Plain;
    "nothingNew": Plain;
    "none": Plain;
    "noneHint": Plain;
    "more": Plain;
    "back": Plain;
  };
  "chatConnections": {
    "title": Plain;
    "close": Plain;
    "cancel": Plain;
    "keep": Plain;
    "removed": "“⁨{name}⁩” is no longer connected.";
    "madeAt": "Made <at></at>";
    "madeBy": "By ⁨{who}⁩, <at></at>";
    "used": "last used <at></at>";
    "unused": Plain;
    "incoming": {
      "title": Plain;
      "hint": Plain;
      "loading": Plain;
      "name": Plain;
      "nameHint": Plain;
      "nameMissing": Plain;
      "make": Plain;
      "full": "A room can have at most {count, number} webhooks. Revoke one to make another.";
      "revoke": Plain;
      "sure": "Revoke “⁨{name}⁩”? Whatever uses its address can no longer write here. What it wrote stays.";
    };
    "made": {
      "title": "The address of “⁨{name}⁩”";
      "warning": Plain;
      "address": Plain;
      "copy": Plain;
      "copied": Plain;
      "notCopied": Plain;
      "done": Plain;
    };
    "outgoing": {
      "title": Plain;
      "hint": Plain;
      "loading": Plain;
      "unset": Plain;
      "connect": Plain;
      "replace": Plain;
      "remove": Plain;
      "sure": "Disconnect {name}? Messages can no longer be moved there. To connect it again you need its address.";
      "address": "Address of the webhook of {name}";
      "addressMissing": Plain;
      "addressWrong": "This is not a webhook address of {name}.";
      "save": Plain;
      "saved": "{name} is connected.";
      "where": {
        "slack": Plain;
        "discord": Plain;
        "teams": Plain;
      };
    };
  };
  "chatMove": {
    "loading": Plain;
    "none": Plain;
    "connect": Plain;
    "ask": Plain;
    "connectMore": Plain;
    "askMore": Plain;
    "stays": Plain;
    "done": "Moved to {tool}";
  };
  "collections": {
    "load": {
      "loading": Plain;
      "failed": Plain;
      "fetchFailed": Plain;
      "defaultsFailed": Plain;
      "tryAgain": Plain;
    };
    "list": {
      "label": Plain;
      "search": Plain;
      "refresh": Plain;
      "view": Plain;
      "grid": Plain;
      "list": Plain;
      "count": "{count, plural, one {# collection} other {# collections}}";
      "found": "{count, plural, one {# collection found} other {# collections found}}";
      "none": Plain;
      "noneHint": Plain;
      "notFound": Plain;
      "notFoundHint": "Nothing is called «{query}».";
      "clearSearch": Plain;
    };
    "itemCount": "{count, plural, one {# item} other {# items}}";
    "detail": {
      "back": Plain;
      "default": Plain;
      "updated": "updated {time}";
      "items": "Items of {name}";
      "empty": Plain;
      "emptyHint": Plain;
      "addFirst": Plain;
      "itemMenu": "Actions for {title}";
      "remove": Plain;
      "unnamed": "{type}: {id}";
      "less": "−{percent}";
    };
    "save": {
      "menu": Plain;
    };
    "toast": {
      "added": Plain;
      "removed": Plain;
      "exists": Plain;
      "notFound": Plain;
      "addFailed": Plain;
      "removeFailed": Plain;
      "removedMany": "{count, plural, one {# item removed} other {# items removed}}";
      "moved": "{count, plural, one {Moved to «{name}»} other {# items moved to «{name}»}}";
      "movedSome": "{moved}. {count, plural, one {# was there already and stayed here.} other {# were there already and stayed here.}}";
      "created": "«{name}» created";
      "notCreated": "{reason} «{name}» was not created; what you wrote waits under «New collection».";
      "notChanged": "{reason} What you wrote waits under «Edit details».";
      "deleted": "«{name}» deleted";
      "unshared": Plain;
      "undo": Plain;
      "undone": Plain;
    };
    "status": {
      "savedOffline": Plain;
      "offline": Plain;
      "waiting": "{count, plural, one {# change is waiting to be sent.} other {# changes are waiting to be sent.}}";
      "retrying": Plain;
      "noAnswer": Plain;
      "slow": Plain;
    };
  };
  "collectionItems": {
    "detail": {
      "favorite": Plain;
      "shared": Plain;
      "showMore": Plain;
      "showLess": Plain;
    };
    "toolbar": {
      "filter": Plain;
      "sort": Plain;
      "sorts": {
        "manual": Plain;
        "newest": Plain;
        "price": Plain;
        "ending": Plain;
      };
      "kind": Plain;
      "kinds": {
        "all": Plain;
        "deals": Plain;
        "tools": Plain;
        "pages": Plain;
        "ended": Plain;
      };
      "found": "{count, plural, one {# item found} other {# items found}}";
      "none": Plain;
      "noneHint": Plain;
      "clear": Plain;
      "factsFailed": Plain;
    };
    "row": {
      "ended": Plain;
    };
    "note": {
      "label": "Note for {title}";
      "placeholder": Plain;
      "add": Plain;
      "edit": Plain;
      "unsaved": Plain;
      "save": Plain;
      "cancel": Plain;
      "length": "{length} of {max} characters";
      "tooLong": "Shorten the note to {max} characters.";
    };
    "menu": {
      "moveTo": Plain;
      "top": Plain;
      "up": Plain;
      "down": Plain;
      "bottom": Plain;
      "select": Plain;
    };
  };
  "arranging": {
    "select": Plain;
    "selectAll": Plain;
    "selectItem": "Select {title}";
    "selected": "{count, plural, one {# selected} other {# selected}}";
    "actions": Plain;
    "moveTo": Plain;
    "remove": Plain;
    "cancel": Plain;
    "movedTo": "Moved to position {position, number} of {total, number}.";
    "drag": {
      "handle": "Move {title}";
      "instructions": Plain;
      "lifted": "{count, plural, one {{title} picked up.} other {# items picked up.}}";
      "position": "Position {position, number} of {total, number}.";
      "collection": "Into «{name}».";
      "nowhere": Plain;
      "moved": "{count, plural, one {{title} moved to position {position, number} of {total, number}.} other {# items moved to position {position, number} of {total, number}.}}";
      "cancelled": Plain;
      "tray": Plain;
      "items": "{count, plural, one {# item} other {# items}}";
    };
    "move": {
      "title": "{count, plural, one {Move # item to…} other {Move # items to…}}";
      "close": Plain;
      "search": Plain;
      "nothing": Plain;
      "choices": Plain;
      "someAlreadyThere": "{count, number} of {total, number} are there already";
      "allAlreadyThere": "{count, plural, one {Is there already} other {All are there already}}";
      "newCollection": Plain;
      "name": Plain;
      "create": Plain;
      "back": Plain;
    };
  };
  "managing": {
    "newCollection": Plain;
    "menu": {
      "label": "Collection menu: {name}";
      "addItem": Plain;
      "favorite": Plain;
      "unfavorite": Plain;
      "edit": Plain;
      "share": Plain;
      "publish": Plain;
      "exportJson": Plain;
      "exportCsv": Plain;
      "delete": Plain;
    };
    "list": {
      "more": Plain;
      "import": Plain;
      "anywhere": Plain;
      "exportJson": Plain;
      "exportCsv": Plain;
      "openAsPage": Plain;
      "isFavorite": Plain;
      "isShared": Plain;
    };
    "form": {
      "close": Plain;
      "editTitle": "Edit «{name}»";
      "name": Plain;
      "nameMissing": Plain;
      "description": Plain;
      "length": "{length, number} of {max, number}";
      "create": Plain;
      "save": Plain;
      "cancel": Plain;
    };
    "add": {
      "title": "Add to «{name}»";
      "close": Plain;
      "done": Plain;
      "search": Plain;
      "kinds": Plain;
      "deals": Plain;
      "tools": Plain;
      "loading": Plain;
      "count": "{count, plural, one {# result} other {# results}}";
      "corrected": "Results for «{query}»";
      "nothing": "Nothing found for «{query}».";
      "nothingHint": Plain;
      "failed": Plain;
      "tryAgain": Plain;
      "add": Plain;
      "added": Plain;
      "addTitle": "Add {title}";
      "addedTitle": "Added: {title}. Press to remove.";
      "more": Plain;
      "loadingMore": Plain;
    };
    "choose": {
      "filter": Plain;
      "name": Plain;
      "create": Plain;
      "back": Plain;
    };
    "page": {
      "title": Plain;
      "unknown": Plain;
    };
  };
  "tagging": {
    "tags": Plain;
    "favorite": Plain;
    "edit": Plain;
    "mark": Plain;
    "unmark": Plain;
    "changed": Plain;
    "marked": Plain;
    "unmarked": Plain;
    "views": {
      "label": Plain;
      "collections": Plain;
      "all": Plain;
      "duplicates": Plain;
    };
    "dialog": {
      "title": "{count, plural, one {Tags of # item} other {Tags of # items}}";
      "close": Plain;
      "cancel": Plain;
      "save": Plain;
      "add": Plain;
      "addButton": Plain;
      "hint": Plain;
      "list": Plain;
      "partly": "on {count} of {total}";
      "addToAll": "Add «{tag}» to all";
      "remove": "Remove tag «{tag}»";
      "tooLong": "A tag has at most {max} characters.";
      "tooMany": "An item has at most {max} tags.";
    };
  };
  "save": {
    "save": Plain;
    "saved": Plain;
    "saveTitle": "Save {title}";
    "savedTitle": "Saved: {title}";
  };
  "library": {
    "items": Plain;
    "search": Plain;
    "sort": Plain;
    "kind": Plain;
    "collection": Plain;
    "allCollections": Plain;
    "favorites": Plain;
    "gone": Plain;
    "count": "{count, plural, one {# item} other {# items}}";
    "countMore": "At least {count, number} items; the best of the newest {count, number} come first.";
    "corrected": "Showing results for “{query}”.";
    "none": Plain;
    "noneHint": Plain;
    "clear": Plain;
    "empty": Plain;
    "emptyHint": Plain;
    "kinds": {
      "all": Plain;
      "deal": Plain;
      "tool": Plain;
      "page": Plain;
    };
    "sorts": {
      "relevance": Plain;
      "newest": Plain;
      "oldest": Plain;
      "title": Plain;
      "-title": Plain;
      "site": Plain;
      "collection": Plain;
      "price": Plain;
      "-price": Plain;
      "ending": Plain;
    };
    "tags": {
      "title": Plain;
      "manage": Plain;
      "untagged": Plain;
      "all": "{count, plural, one {Show the one tag} other {Show all # tags}}";
      "fewer": "{count, plural, other {Show fewer tags}}";
    };
    "saved": {
      "title": Plain;
      "save": Plain;
      "name": Plain;
      "nameMissing": Plain;
      "submit": Plain;
      "cancel": Plain;
      "close": Plain;
      "done": "«{name}» saved";
      "deleted": "«{name}» deleted";
      "delete": "Delete the filter «{name}»";
      "undo": Plain;
    };
    "duplicates": {
      "title": Plain;
      "hint": Plain;
      "none": Plain;
      "which": Plain;
      "merge": "{count, plural, one {Keep this one, remove the other} other {Keep this one, remove # others}}";
      "merged": Plain;
      "tooMuch": Plain;
      "all": "Show all {count, number}";
      "more": Plain;
    };
  };
  "sharing": {
    "dialog": {
      "title": "Share «{name}»";
      "close": Plain;
      "offer": Plain;
      "private": Plain;
      "make": Plain;
      "making": Plain;
      "link": Plain;
      "copy": Plain;
      "copied": Plain;
      "notCopied": Plain;
      "open": Plain;
      "passOn": Plain;
      "notes": Plain;
      "notesHint": Plain;
      "indexed": Plain;
      "indexedHint": Plain;
      "stop": Plain;
      "stopHint": Plain;
    };
    "page": {
      "description": "A collection of {count, plural, one {# lifetime deal or tool} other {# lifetime deals and tools}} on Onceware";
      "facts": "{count, plural, one {# item} other {# items}} · updated {time}";
      "loading": Plain;
      "follow": Plain;
      "followHint": Plain;
      "copy": Plain;
      "copying": Plain;
      "copied": "«{name}» is now one of your collections";
      "openCopy": Plain;
      "empty": Plain;
      "emptyAction": Plain;
      "note": Plain;
      "noteMore": Plain;
      "noteLess": Plain;
      "more": Plain;
      "loadingMore": Plain;
      "moreFailed": Plain;
      "first": Plain;
    };
  };
  "transfer": {
    "title": Plain;
    "close": Plain;
    "cancel": Plain;
    "choose": {
      "drop": Plain;
      "button": Plain;
      "kinds": Plain;
      "safe": Plain;
    };
    "work": {
      "reading": Plain;
      "checking": Plain;
      "checkingSome": "Comparing it with the catalogue… {items, number} of {total, number}";
      "importing": Plain;
    };
    "problem": {
      "tooLarge": "This file is too large. Files of up to {megabytes} MB can be imported: export fewer bookmarks at once.";
      "empty": Plain;
      "unreadable": Plain;
      "otherKind": Plain;
      "brokenJson": Plain;
      "otherJson": Plain;
      "zipTooLarge": "This ZIP is too large. Archives of up to {megabytes} MB can be imported: unpack it and choose the files in it.";
      "zipUnpacksTooLarge": "The lists in this ZIP unpack to more than {megabytes} MB, so it was not read any further. Unpack it and choose the files in it one after the other.";
      "zipTooManyFiles": "This ZIP holds more than {max} files, so it was not read any further. Unpack it and choose the files in it.";
      "brokenZip": Plain;
      "otherZip": Plain;
      "packedFirefox": Plain;
      "newerVersion": Plain;
      "brokenCsv": "Row {row} of this CSV file is damaged: a quotation mark is missing or misplaced. Export it once more.";
      "rowWithoutName": "Row {row} does not name its collection. Fill in the column «collection» and choose the file again.";
      "otherCsv": Plain;
      "noLinks": Plain;
      "nothing": Plain;
      "noName": Plain;
      "tooManyCollections": "This file has more than {max} collections. Split it and import the parts one after the other.";
      "noRoom": "«{name}» has no room for all of these: a collection holds at most {max} items. Choose another one or a new one.";
    };
    "target": {
      "heading": "{count, plural, one {# link} other {# links}} in {file}";
      "text": Plain;
      "days": "Dates such as {sample} mean";
      "certainDays": "Dates such as {sample} were read as {date}, as other rows of the file show.";
      "folder": Plain;
      "allFolders": "{count, plural, one {All (#)} other {All (#)}}";
      "oneFolder": "{folder} ({count, number})";
      "into": Plain;
      "byFolder": Plain;
      "newCollection": Plain;
      "name": Plain;
      "looseName": Plain;
      "defaultName": Plain;
      "check": Plain;
    };
    "progress": {
      "running": Plain;
      "stopped": Plain;
      "bar": Plain;
      "done": "{items, number} of {total, number} items are imported.";
      "stays": Plain;
      "stoppedHint": Plain;
      "stop": Plain;
      "continue": Plain;
    };
    "report": {
      "before": Plain;
      "after": Plain;
      "isNew": Plain;
      "deals": "{count, plural, one {# deal} other {# deals}}";
      "tools": "{count, plural, one {# tool} other {# tools}}";
      "pages": "{count, plural, one {# saved page} other {# saved pages}}";
      "notes": "{count, plural, one {# note} other {# notes}}";
      "merged": "{count, plural, one {# entry was in its folder more than once and was merged with the other.} other {# entries were in their folders more than once and were merged.}}";
      "willAdd": "{count, plural, =0 {Nothing to add} one {# item will be added} other {# items will be added}}";
      "added": "{count, plural, =0 {Nothing added} one {# item added} other {# items added}}";
      "alreadyThere": "{count, plural, one {# is there already} other {# are there already}}";
      "willComplete": "{count, plural, one {# gets new tags or a note} other {# get new tags or notes}}";
      "completed": "{count, plural, one {# got new tags or a note} other {# got new tags or notes}}";
      "nothing": Plain;
      "unknown": "{count, plural, one {# entry is no longer in the catalogue and has no address of its own} other {# entries are no longer in the catalogue and have no address of their own}}";
      "unknownMore": "{count, plural, one {and # more} other {and # more}}";
      "unnamed": "{type}: {id}";
      "leftOut": {
        "address": "{count, plural, one {# entry is left out: its address is not a web address} other {# entries are left out: their addresses are not web addresses}}";
        "long": "{count, plural, one {# entry is left out: its address is too long} other {# entries are left out: their addresses are too long}}";
        "empty": "{count, plural, one {# entry is left out: it is empty} other {# entries are left out: they are empty}}";
        "file": "{count, plural, one {# entry is left out: it is a picture or a document, and the file does not hold it} other {# entries are left out: they are pictures or documents, and the file does not hold them}}";
        "cut": "{count, plural, one {# entry is shortened: its notes or tags do not fit into one item} other {# entries are shortened: their notes or tags do not fit into one item}}";
      };
      "back": Plain;
      "import": Plain;
      "toast": "{count, plural, =0 {Import finished: nothing new} one {Import finished: # item added} other {Import finished: # items added}}";
    };
  };
  "savedPages": {
    "waiting": Plain;
    "failed": Plain;
    "failures": {
      "address": Plain;
      "robots": Plain;
      "redirect": Plain;
      "timeout": Plain;
      "unreachable": Plain;
      "refused": Plain;
      "gone": Plain;
      "server": Plain;
    };
    "dead": Plain;
    "deadSince": "Not found since {date}";
    "again": Plain;
    "note": Plain;
    "editNote": Plain;
    "edit": Plain;
    "suggest": Plain;
    "isSuggested": Plain;
    "suggested": Plain;
    "deal": "Deal: {title}";
    "tool": "In the catalogue: {name}";
    "form": {
      "heading": Plain;
      "close": Plain;
      "name": Plain;
      "nameMissing": Plain;
      "description": Plain;
      "noteHeading": Plain;
      "noteNameMissing": Plain;
      "noteText": Plain;
      "length": "{length, number} of {max, number}";
      "save": Plain;
      "cancel": Plain;
    };
    "add": {
      "hint": Plain;
      "refused": Plain;
      "region": Plain;
      "alreadySaved": Plain;
      "catalog": Plain;
    };
  };
  "sharedPages": {
    "deal": "Deal: {title}";
    "tool": "In the catalogue: {name}";
  };
  "directory": {
    "title": Plain;
    "note": Plain;
    "search": Plain;
    "theme": Plain;
    "allThemes": Plain;
    "sort": Plain;
    "newest": Plain;
    "followed": Plain;
    "mine": Plain;
    "by": "by {name}";
    "followers": "{count, plural, one {# follower} other {# followers}}";
    "more": Plain;
    "loadingMore": Plain;
    "moreFailed": Plain;
    "first": Plain;
    "loading": Plain;
    "none": Plain;
    "noneFound": Plain;
    "reset": Plain;
    "noneFollowed": Plain;
    "find": Plain;
  };
  "publishing": {
    "title": "Publish «{name}»";
    "close": Plain;
    "offer": Plain;
    "shown": Plain;
    "theme": Plain;
    "noTheme": Plain;
    "notes": Plain;
    "notesHint": Plain;
    "pages": Plain;
    "pagesHint": Plain;
    "publish": Plain;
    "publishing": Plain;
    "published": "«{name}» is published";
    "stop": Plain;
    "stopHint": Plain;
    "stopped": "«{name}» is no longer published";
    "failed": Plain;
    "by": "by {name}";
    "follow": Plain;
    "following": Plain;
    "followers": "{count, plural, one {# follower} other {# followers}}";
    "feed": Plain;
  };
  "savePage": {
    "title": Plain;
    "lead": Plain;
    "noPage": Plain;
    "address": Plain;
    "next": Plain;
    "checking": Plain;
    "savedIn": "Saved in {names}.";
    "notSaved": Plain;
    "unknown": Plain;
    "notAccepted": Plain;
    "deal": Plain;
    "pageTitle": Plain;
    "pageTitleHint": Plain;
    "collection": Plain;
    "tooLong": Plain;
    "more": Plain;
    "note": Plain;
    "noteTooLong": Plain;
    "save": Plain;
    "saving": Plain;
    "back": Plain;
    "collections": Plain;
    "failed": Plain;
    "tryAgain": Plain;
  };
  "savedAgain": {
    "again": "Already saved in {names}; {added}";
    "addedTo": "added to {name}";
    "tags": "{count, plural, one {# tag added} other {# tags added}}";
    "note": Plain;
    "favorite": Plain;
    "title": Plain;
    "nothing": Plain;
  };
  "tagManager": {
    "title": Plain;
    "close": Plain;
    "empty": Plain;
    "emptyHint": Plain;
    "find": Plain;
    "nothing": Plain;
    "list": Plain;
    "count": "{count, plural, one {# item} other {# items}}";
    "all": "{count, plural, one {Show the one tag} other {Show all # tags}}";
    "choose": "Choose «{tag}»";
    "rename": "Rename «{tag}» everywhere";
    "delete": "Delete «{tag}» everywhere";
    "name": "New name of «{tag}»";
    "submit": Plain;
    "merge": Plain;
    "cancel": Plain;
    "exists": "{count, plural, one {«{tag}» is already on # item. Both become one tag.} other {«{tag}» is already on # items. Both become one tag.}}";
    "chosen": "{count, plural, one {# tag chosen} other {# tags chosen}}";
    "mergeChosen": Plain;
    "deleteChosen": Plain;
    "chooseMore": Plain;
    "into": Plain;
    "willMerge": "{count, plural, one {# tag becomes «{to}». No item has it twice.} other {# tags become «{to}». No item has it twice.}}";
    "missing": Plain;
    "tooMany": "Choose at most {max} tags at once.";
    "renamed": "{count, plural, one {«{tag}» is now «{to}» on # item} other {«{tag}» is now «{to}» on # items}}";
    "merged": "{count, plural, one {Merged into «{to}»: # item changed} other {Merged into «{to}»: # items changed}}";
    "deleted": "{count, plural, one {«{tag}» deleted from # item} other {«{tag}» deleted from # items}}";
    "deletedMany": "{count, plural, one {Tags deleted from # item} other {Tags deleted from # items}}";
  };
  "following": {
    "title": Plain;
    "lead": Plain;
    "followed": Plain;
    "followers": Plain;
    "follow": Plain;
    "isFollowed": Plain;
    "followThis": "Follow {name}";
    "since": "since {date}";
    "more": Plain;
    "failed": Plain;
    "again": Plain;
    "noFollowers": Plain;
    "noFollowed": Plain;
    "followerCount": "{count, plural, one {# follower} other {# followers}}";
    "followedCount": "follows {count, number}";
    "followsYou": Plain;
  };
  "profiles": {
    "loading": Plain;
    "since": "Member since {date}";
    "bought": "Bought {count, plural, one {# tool} other {# tools}}";
    "edit": Plain;
    "own": {
      "everybody": Plain;
      "members": Plain;
      "nobody": Plain;
    };
    "interests": Plain;
    "links": Plain;
    "reviews": {
      "title": Plain;
      "count": "{count, plural, one {# review} other {# reviews}}";
      "none": Plain;
    };
    "collections": {
      "title": Plain;
      "none": Plain;
    };
    "editing": {
      "lead": Plain;
      "settings": Plain;
      "failed": Plain;
      "tryAgain": Plain;
      "handle": Plain;
      "handleHint": "{min, number} to {max, number} letters a to z and digits, with single hyphens or underscores between them. It is the end of your page’s address, and can be changed once in {days, number} days; the one before leads on for a year.";
      "handleFrom": "It can be changed again from {date}.";
      "handleFree": Plain;
      "handleTaken": Plain;
      "handleMalformed": "Use {min, number} to {max, number} letters a to z or digits, with single hyphens or underscores between them.";
      "about": Plain;
      "aboutLength": "{length, number} of {max, number} characters";
      "aboutRefused": Plain;
      "interests": Plain;
      "links": "Links to other pages of yours, up to {max, number}";
      "link": "Link {number, number}";
      "linkMalformed": Plain;
      "visibility": Plain;
      "everybody": Plain;
      "everybodyText": Plain;
      "members": Plain;
      "membersText": Plain;
      "nobody": Plain;
      "nobodyText": Plain;
      "saysBought": "Say how many tools I bought: {count, number}";
      "save": Plain;
      "saving": Plain;
      "saved": Plain;
      "asOthers": Plain;
      "leave": {
        "title": Plain;
        "text": Plain;
        "leave": Plain;
        "stay": Plain;
        "close": Plain;
      };
    };
  };
  "adminContacts": {
    "caption": Plain;
    "search": Plain;
    "column": {
      "from": Plain;
      "topic": Plain;
      "message": Plain;
      "created": Plain;
      "status": Plain;
    };
    "status": {
      "new": Plain;
      "open": Plain;
      "done": Plain;
      "spam": Plain;
    };
    "topic": {
      "question": Plain;
      "deal": Plain;
      "vendor": Plain;
      "account": Plain;
      "other": Plain;
    };
    "select": "Select message from {name}";
    "selectAll": Plain;
    "selected": "{count, plural, one {# message selected} other {# messages selected}}";
    "all": Plain;
    "clear": Plain;
    "setStatus": Plain;
    "details": "Message from {name}";
    "reply": Plain;
    "subject": "Your message to Onceware ({topic})";
    "account": Plain;
    "language": "Wrote on the site in {language}";
    "finish": "Mark message from {name} as done";
    "reopen": "Reopen message from {name}";
    "marked": "{count, plural, one {Message} other {# messages}} marked as {status, select, new {new} open {open} done {done} other {spam}}";
    "undo": Plain;
    "empty": Plain;
    "form": Plain;
  };
  "contact": {
    "title": Plain;
    "lead": Plain;
    "description": Plain;
    "field": {
      "name": Plain;
      "email": Plain;
      "emailHint": Plain;
      "topic": Plain;
      "message": Plain;
    };
    "topic": {
      "question": Plain;
      "deal": Plain;
      "vendor": Plain;
      "account": Plain;
      "other": Plain;
    };
    "length": "{length, number} of {max, number}";
    "problem": {
      "name": Plain;
      "email": Plain;
      "message": Plain;
      "tooMany": Plain;
    };
    "send": Plain;
    "sending": Plain;
    "sentTitle": Plain;
    "sentText": "We answer to <address>{email}</address>.";
    "another": Plain;
  };
  "adminEditing": {
    "part": {
      "nav": Plain;
      "deals": Plain;
      "tools": Plain;
      "drafts": Plain;
      "import": Plain;
    };
    "list": {
      "deals": Plain;
      "tools": Plain;
      "search": Plain;
      "newDeal": Plain;
      "newTool": Plain;
      "empty": Plain;
      "title": Plain;
      "category": Plain;
      "price": Plain;
      "state": Plain;
      "actions": Plain;
      "select": "Select {title}";
      "selectAll": Plain;
      "edit": Plain;
      "editOne": "Edit {title}";
      "view": Plain;
      "viewOne": "View {title}";
    };
    "state": {
      "running": Plain;
      "shown": Plain;
      "scheduled": Plain;
      "ended": Plain;
      "hidden": Plain;
      "begins": Plain;
      "ends": Plain;
      "endedAt": Plain;
    };
    "bulk": {
      "selected": "{count, plural, one {# selected} other {# selected}}";
      "all": "{count, plural, one {Select the one found} other {Select all # found}}";
      "clear": Plain;
      "end": Plain;
      "hide": Plain;
      "show": Plain;
      "category": Plain;
      "tags": Plain;
      "add": Plain;
      "remove": Plain;
      "tagsHint": Plain;
      "apply": "{count, plural, one {Change one} other {Change #}}";
      "changing": Plain;
      "progress": "{done} of {total} done";
      "stop": Plain;
      "done": "{count, plural, one {# changed.} other {# changed.}}";
      "none": Plain;
      "undo": Plain;
      "undone": "{count, plural, one {# restored.} other {# restored.}}";
    };
    "drafts": {
      "empty": Plain;
      "untitled": Plain;
      "deal": Plain;
      "tool": Plain;
      "new": Plain;
      "somebody": Plain;
      "discard": Plain;
      "discardOne": "Discard the draft {title}";
      "discarded": Plain;
      "restored": Plain;
      "undo": Plain;
    };
    "draft": {
      "untitled": Plain;
      "publish": Plain;
      "published": Plain;
      "wasDiscarded": Plain;
      "toHistory": Plain;
      "incomplete": Plain;
      "undo": Plain;
      "undone": Plain;
      "somebody": Plain;
      "other": Plain;
    };
    "tool": {
      "label": Plain;
      "hint": Plain;
      "found": Plain;
      "new": Plain;
    };
    "alternatives": {
      "label": Plain;
      "hint": "Tools that do the same job, the nearest first; at most {max, number}. They come first where somebody looks for alternatives.";
      "up": "Move {name} up";
      "remove": "Remove {name}";
    };
    "pictures": {
      "title": Plain;
      "from": Plain;
      "noAddress": Plain;
      "never": Plain;
      "fetching": Plain;
      "fetchedAt": Plain;
      "isStopped": Plain;
      "fetch": Plain;
      "stop": Plain;
      "resume": Plain;
      "stopped": Plain;
      "resumed": Plain;
      "alt": "Picture {number, number}";
      "size": "{width} × {height} px";
      "source": Plain;
      "isHidden": Plain;
      "hide": Plain;
      "show": Plain;
      "hideOne": "Hide picture {number, number}";
      "showOne": "Show picture {number, number}";
      "hidden": Plain;
      "shown": Plain;
      "undo": Plain;
      "undone": Plain;
      "own": Plain;
      "ownDeals": Plain;
      "failure": {
        "address": Plain;
        "robots": Plain;
        "redirect": Plain;
        "timeout": Plain;
        "unreachable": Plain;
        "refused": Plain;
        "gone": Plain;
        "server": Plain;
      };
    };
    "history": {
      "title": Plain;
      "empty": Plain;
      "edit": Plain;
      "view": Plain;
      "end": Plain;
      "hide": Plain;
      "show": Plain;
      "copy": Plain;
      "undo": Plain;
      "undoOne": "Undo version {version, number}";
      "restore": Plain;
      "restoreOne": "Back to version {version, number}";
      "current": Plain;
      "import": Plain;
      "somebody": Plain;
      "changedSince": Plain;
      "kind": {
        "found": Plain;
        "made": Plain;
        "changed": Plain;
        "ended": Plain;
        "hidden": Plain;
        "shown": Plain;
        "undone": Plain;
        "restored": Plain;
      };
      "done": {
        "end": Plain;
        "hide": Plain;
        "show": Plain;
        "undo": Plain;
        "restore": Plain;
        "none": Plain;
      };
    };
  };
  "catalogFields": {
    "field": {
      "tool": Plain;
      "title": Plain;
      "promise": Plain;
      "promiseHint": Plain;
      "description": Plain;
      "descriptionHint": Plain;
      "category": Plain;
      "choose": Plain;
      "prices": Plain;
      "price": Plain;
      "basePrice": Plain;
      "currency": Plain;
      "times": Plain;
      "startsAt": Plain;
      "startsHint": Plain;
      "endsAt": Plain;
      "endsHint": Plain;
      "plans": Plain;
      "cover": Plain;
      "gallery": Plain;
      "terms": Plain;
      "url": Plain;
      "urlHint": Plain;
      "coupon": Plain;
      "soldBy": Plain;
      "refundDays": Plain;
      "redeemBy": Plain;
      "redeemDays": Plain;
      "updates": Plain;
      "updatesOf": {
        "all": Plain;
        "version": Plain;
        "year": Plain;
        "none": Plain;
      };
      "unknown": Plain;
      "stacking": Plain;
      "stackingHint": Plain;
      "isHidden": Plain;
      "yes": Plain;
      "no": Plain;
      "name": Plain;
      "tagline": Plain;
      "website": Plain;
      "domain": Plain;
      "tags": Plain;
      "lineHint": Plain;
      "replaces": Plain;
      "replacesHint": Plain;
      "alternatives": Plain;
      "logo": Plain;
      "length": "{length, number} of {max, number} characters";
    };
    "plan": {
      "title": Plain;
      "number": "Plan {number, number}";
      "name": Plain;
      "price": Plain;
      "features": Plain;
      "featuresHint": Plain;
      "limits": Plain;
      "limitsHint": Plain;
      "new": Plain;
      "remove": Plain;
      "removeOne": "Remove plan {number, number}";
    };
    "picture": {
      "address": Plain;
      "add": Plain;
      "upload": Plain;
      "fileOf": "Picture files: {label}";
      "refused": "{name} is not a picture that can be shown.";
      "number": "Picture {number, number}";
      "up": "Move picture {number, number} forward";
      "remove": "Remove picture {number, number}";
    };
    "wrong": {
      "missing": Plain;
      "price": Plain;
      "address": Plain;
      "picture": Plain;
      "plan": Plain;
      "end": Plain;
      "number": "Use a number from 0 to {max, number}.";
      "whole": "Use a whole number from 0 to {max, number}.";
      "other": Plain;
    };
    "draft": {
      "views": Plain;
      "edit": Plain;
      "preview": Plain;
      "outdated": Plain;
      "compare": Plain;
      "somebody": Plain;
    };
    "conflict": {
      "title": Plain;
      "close": Plain;
      "later": Plain;
      "somebody": Plain;
      "text": Plain;
      "theirs": Plain;
      "none": Plain;
      "choose": Plain;
      "before": Plain;
      "own": {
        "mine": Plain;
        "theirs": Plain;
        "decide": Plain;
      };
      "submitted": {
        "mine": Plain;
        "theirs": Plain;
        "decide": Plain;
      };
    };
    "otherWindow": Plain;
    "reload": Plain;
    "state": {
      "saved": Plain;
      "unsaved": Plain;
      "failed": Plain;
      "conflict": Plain;
    };
    "leave": {
      "title": Plain;
      "text": Plain;
      "stay": Plain;
      "leave": Plain;
      "close": Plain;
    };
  };
  "editorial": {
    "about": {
      "pageTitle": Plain;
      "description": Plain;
      "title": Plain;
      "lead": Plain;
      "what": {
        "title": Plain;
        "offers": Plain;
        "form": Plain;
        "selling": Plain;
      };
      "chosen": {
        "title": Plain;
        "note": Plain;
        "once": {
          "title": Plain;
          "text": Plain;
        };
        "prices": {
          "title": Plain;
          "text": Plain;
        };
        "tool": {
          "title": Plain;
          "text": Plain;
        };
        "end": {
          "title": Plain;
          "text": Plain;
        };
        "limits": Plain;
        "read": Plain;
      };
      "shows": {
        "title": Plain;
        "note": Plain;
        "price": {
          "term": Plain;
          "text": Plain;
        };
        "saving": {
          "term": Plain;
          "text": Plain;
        };
        "plans": {
          "term": Plain;
          "text": Plain;
        };
        "time": {
          "term": Plain;
          "text": Plain;
        };
        "rating": {
          "term": Plain;
          "text": Plain;
        };
        "order": {
          "term": Plain;
          "text": Plain;
        };
      };
      "start": {
        "title": Plain;
        "deals": Plain;
        "explore": Plain;
      };
    };
    "blog": {
      "pageTitle": Plain;
      "title": Plain;
      "description": Plain;
      "lead": Plain;
      "minutes": "{minutes, plural, one {# minute to read} other {# minutes to read}}";
    };
    "post": {
      "all": Plain;
      "loading": Plain;
      "untranslated": Plain;
      "more": Plain;
      "older": Plain;
      "newer": Plain;
    };
    "author": {
      "team": Plain;
    };
    "community": {
      "pageTitle": Plain;
      "description": Plain;
      "title": Plain;
      "lead": Plain;
      "members": {
        "title": Plain;
        "save": {
          "title": Plain;
          "text": Plain;
        };
        "chat": {
          "title": Plain;
          "text": Plain;
        };
        "read": {
          "title": Plain;
          "text": Plain;
          "link": Plain;
        };
      };
      "deals": {
        "title": Plain;
        "all": Plain;
        "empty": Plain;
        "now": Plain;
        "before": Plain;
      };
      "tools": {
        "title": Plain;
        "all": Plain;
        "empty": Plain;
      };
      "loading": Plain;
      "hub": {
        "title": Plain;
        "text": "Members meet in the hub, a site of its own at {host}.";
        "visit": Plain;
        "newTab": Plain;
        "joinTitle": Plain;
        "joinText": Plain;
        "join": Plain;
      };
    };
  };
  "header": {
    "home": Plain;
    "mainMenu": Plain;
    "openMenu": Plain;
    "openSidebar": Plain;
    "closeMenu": Plain;
    "menu": {
      "home": Plain;
      "about": Plain;
      "blog": Plain;
      "explore": Plain;
      "community": Plain;
      "profiles": Plain;
      "network": Plain;
      "deals": Plain;
      "sell": Plain;
      "contact": Plain;
      "terms": Plain;
      "privacy": Plain;
      "imprint": Plain;
    };
    "logIn": Plain;
    "logOut": Plain;
    "loggingOut": Plain;
    "userMenu": "Account of {name}";
    "darkMode": Plain;
    "switchToDark": Plain;
    "switchToLight": Plain;
    "collections": Plain;
    "chat": Plain;
  };
  "menus": {
    "title": {
      "yourAccount": Plain;
      "overview": Plain;
      "getStarted": Plain;
      "profileSettings": Plain;
      "collections": Plain;
      "purchases": Plain;
      "watches": Plain;
      "follows": Plain;
      "selling": Plain;
      "saveAnywhere": Plain;
      "notifications": Plain;
      "security": Plain;
      "communityHub": Plain;
      "publicProfile": Plain;
      "systemAdmin": Plain;
      "organizations": Plain;
      "users": Plain;
      "contacts": Plain;
      "logs": Plain;
      "orders": Plain;
      "roles": Plain;
      "catalog": Plain;
      "reviews": Plain;
      "moderation": Plain;
      "profiles": Plain;
      "agencyProfile": Plain;
      "profileWork": Plain;
      "profileProjects": Plain;
      "profileActivity": Plain;
      "accountArea": Plain;
      "apiKeys": Plain;
      "teams": Plain;
      "importMembers": Plain;
      "privacy": Plain;
      "network": Plain;
      "people": Plain;
      "networkHome": Plain;
      "networkMembers": Plain;
      "networkTeams": Plain;
      "networkInvitations": Plain;
      "together": Plain;
      "projects": Plain;
      "events": Plain;
      "stores": Plain;
      "storeFront": Plain;
      "storeAdmin": Plain;
      "storeProducts": Plain;
      "storeHome": Plain;
      "storeGrid": Plain;
      "storeList": Plain;
      "storeDetails": Plain;
      "storeWishlist": Plain;
      "storeOrders": Plain;
      "storeAdminProducts": Plain;
      "storeAdminOrders": Plain;
      "darkSidebar": Plain;
      "demoAreas": Plain;
      "language": Plain;
    };
    "badge": {
      "soon": Plain;
    };
    "fold": {
      "showMore": "{count, plural, one {Show # more} other {Show # more}}";
      "showLess": Plain;
    };
    "newTab": Plain;
    "sidebar": Plain;
    "closeSidebar": Plain;
    "collapseSidebar": Plain;
    "expandSidebar": Plain;
    "breadcrumb": Plain;
    "stillLoggedIn": "You are still logged in. {reason}";
    "unsent": "{count, plural, one {A message has not been sent yet. Logging out loses it.} other {# messages have not been sent yet. Logging out loses them.}}";
    "logOutAnyway": Plain;
  };
  "bell": {
    "name": Plain;
    "unread": "Notifications, {count, plural, one {# unread} other {# unread}}";
    "manyUnread": "Notifications, more than {count} unread";
  };
  "delivery": {
    "title": Plain;
    "timeZone": Plain;
    "quiet": Plain;
    "quietText": Plain;
    "from": Plain;
    "to": Plain;
    "digestAt": Plain;
    "weekly": Plain;
    "browser": Plain;
    "show": Plain;
    "blocked": Plain;
    "unable": Plain;
    "browsers": Plain;
    "stop": Plain;
    "added": "Added {when}";
    "unknown": Plain;
    "failed": Plain;
    "retry": Plain;
    "bounce": "No notifications are mailed to {email} any more: mail to it was refused.";
    "complaint": "No notifications are mailed to {email} any more: a mail was called spam.";
    "resume": Plain;
    "resent": "We sent a mail to {email}. Its link has mails go on.";
    "unconfirmed": "Notifications are mailed once {email} is confirmed.";
  };
  "mailChoices": {
    "title": Plain;
    "lead": Plain;
    "incomplete": Plain;
    "otherWay": Plain;
    "toSettings": Plain;
    "toLogIn": Plain;
    "endKind": "No more mails about: {name}";
    "endAll": Plain;
    "endedKind": Plain;
    "endedAll": Plain;
    "kept": Plain;
    "failed": Plain;
    "retry": Plain;
    "way": {
      "off": Plain;
      "at_once": Plain;
      "daily": Plain;
      "weekly": Plain;
    };
  };
  "notifications": {
    "title": Plain;
    "close": Plain;
    "tabs": Plain;
    "tab": {
      "all": Plain;
      "inbox": Plain;
      "team": Plain;
      "following": Plain;
      "archived": Plain;
    };
    "unreadCount": "{count, plural, one {# unread} other {# unread}}";
    "unread": Plain;
    "archiveAll": Plain;
    "markAllRead": Plain;
    "archived": "{count, plural, one {# notification archived} other {# notifications archived}}";
    "undo": Plain;
    "markedRead": "{count, plural, one {# notification marked as read} other {# notifications marked as read}}";
    "older": Plain;
    "loading": Plain;
    "failed": Plain;
    "retry": Plain;
    "openPage": Plain;
    "row": {
      "menu": "Actions for: {sentence}";
      "markRead": Plain;
      "markUnread": Plain;
      "archive": Plain;
      "moveBack": Plain;
      "mute": Plain;
    };
    "muted": Plain;
    "movedBack": Plain;
    "page": {
      "lead": Plain;
    };
    "choices": {
      "title": Plain;
      "lead": Plain;
      "kind": Plain;
      "inProduct": Plain;
      "mail": Plain;
      "push": Plain;
      "failed": Plain;
      "always": Plain;
      "way": {
        "off": Plain;
        "at_once": Plain;
        "daily": Plain;
        "weekly": Plain;
      };
    };
    "empty": {
      "all": {
        "title": Plain;
        "hint": Plain;
      };
      "inbox": {
        "title": Plain;
        "hint": Plain;
      };
      "team": {
        "title": Plain;
        "hint": Plain;
      };
      "following": {
        "title": Plain;
        "hint": Plain;
      };
      "archived": {
        "title": Plain;
        "hint": "What you archive is kept here for {days} days.";
      };
    };
  };
  "adminOrganizations": {
    "caption": Plain;
    "search": Plain;
    "column": {
      "name": Plain;
      "website": Plain;
      "members": Plain;
      "created": Plain;
    };
    "empty": Plain;
    "create": Plain;
    "form": {
      "createTitle": Plain;
      "editTitle": Plain;
      "name": Plain;
      "noName": Plain;
      "website": Plain;
      "websiteHint": Plain;
      "noWebsite": Plain;
      "notes": Plain;
      "notesHint": Plain;
      "counter": "{length, number} of {max, number}";
      "create": Plain;
      "save": Plain;
      "created": "{name} was created";
      "saved": Plain;
    };
    "edit": Plain;
    "delete": Plain;
    "deleted": "{name} was deleted";
    "restored": "{name} is back";
    "undo": Plain;
    "fact": {
      "website": Plain;
      "created": Plain;
      "notes": Plain;
      "none": Plain;
    };
    "members": {
      "title": Plain;
      "empty": Plain;
      "role": "Role of {name}";
      "remove": "Remove {name}";
      "removed": "{name} was removed";
      "since": "since {date}";
      "changed": "{name}: {role, select, owner {owner} manager {manager} other {member}}";
      "add": Plain;
      "email": Plain;
      "emailHint": Plain;
      "noEmail": Plain;
      "newRole": Plain;
      "added": "{email} was added";
      "isMember": Plain;
    };
    "role": {
      "owner": Plain;
      "manager": Plain;
      "member": Plain;
    };
  };
  "purchases": {
    "title": Plain;
    "lead": Plain;
    "loading": Plain;
    "failed": Plain;
    "tryAgain": Plain;
    "addOne": Plain;
    "importFile": Plain;
    "exportFile": Plain;
    "emptyTitle": Plain;
    "emptyText": Plain;
    "addFirst": Plain;
    "state": {
      "unused": Plain;
      "activated": Plain;
      "refunded": Plain;
    };
    "refund": {
      "open": "Refund until {date} · {days, plural, =0 {last day} one {# day left} other {# days left}}";
      "ended": "Refund period ended {date}";
    };
    "totals": {
      "title": Plain;
      "year": Plain;
      "currency": Plain;
      "count": Plain;
      "spent": Plain;
      "refunded": Plain;
      "more": "{count, plural, one {Show # more line} other {Show # more lines}}";
    };
    "grand": {
      "label": Plain;
      "title": Plain;
      "rates": "Converted at the exchange rates of {date}.";
      "oldRates": "Converted at the exchange rates of {date}, which are more than a week old.";
      "notIncluded": "Purchases in {currencies} are not included: there is no rate for that.";
      "noRates": Plain;
    };
    "toolbar": {
      "search": Plain;
      "state": Plain;
      "anyState": Plain;
      "year": Plain;
      "anyYear": Plain;
      "sort": Plain;
      "clear": Plain;
    };
    "sort": {
      "newest": Plain;
      "oldest": Plain;
      "title": Plain;
      "price": Plain;
      "refund": Plain;
    };
    "list": {
      "label": Plain;
      "found": "{count, plural, =0 {No purchases found} one {# purchase found} other {# purchases found}}";
      "nothing": Plain;
    };
    "fields": {
      "title": Plain;
      "tier": Plain;
      "price": Plain;
      "currency": Plain;
      "purchasedOn": Plain;
      "refundUntil": Plain;
      "redeemBy": Plain;
      "state": Plain;
      "licenceCodes": Plain;
      "notes": Plain;
    };
    "sheet": {
      "close": Plain;
      "edit": Plain;
      "delete": Plain;
      "refund": Plain;
      "notes": Plain;
      "toDeal": Plain;
      "toCalendar": Plain;
      "marked": {
        "unused": Plain;
        "activated": Plain;
        "refunded": Plain;
      };
    };
    "codes": {
      "title": Plain;
      "none": Plain;
      "hidden": Plain;
      "show": "{count, plural, one {Show the code} other {Show # codes}}";
      "hide": Plain;
      "copy": "Copy code {number, number}";
      "copied": Plain;
      "notCopied": Plain;
    };
    "terms": {
      "title": Plain;
      "takenOn": "The deal as it was on {date}, when you added the purchase.";
      "price": Plain;
      "regular": Plain;
      "endsOn": Plain;
      "website": Plain;
      "description": Plain;
      "coupon": Plain;
      "none": Plain;
      "now": "Now: {value}";
      "gone": Plain;
      "same": Plain;
      "changed": "{count, plural, one {# thing is different now, and marked.} other {# things are different now, and marked.}}";
      "noLonger": Plain;
      "newFeature": Plain;
      "planGone": Plain;
      "newPlan": "New plan: {name}, {price}";
      "textChanged": Plain;
      "page": {
        "title": Plain;
        "waiting": Plain;
        "takenAt": "Copied {date}";
        "open": Plain;
        "asText": Plain;
        "download": Plain;
        "hash": Plain;
        "keepText": Plain;
        "keep": Plain;
        "tryAgain": Plain;
        "failure": {
          "gone": Plain;
          "refused": Plain;
          "unreachable": Plain;
          "unreadable": Plain;
          "full": Plain;
        };
      };
    };
    "changes": {
      "undo": Plain;
      "deleted": "«{title}» deleted";
    };
    "form": {
      "addTitle": Plain;
      "editTitle": "Edit «{title}»";
      "close": Plain;
      "cancel": Plain;
      "add": Plain;
      "save": Plain;
      "saving": Plain;
      "added": "«{title}» added";
      "chooseDeal": Plain;
      "changeDeal": Plain;
      "dealGone": Plain;
      "loadingDeal": Plain;
      "savedTerms": Plain;
      "currencyOption": "{code} – {name}";
      "otherCurrencies": Plain;
      "tierHint": Plain;
      "noTier": Plain;
      "tierOption": "{tier} ({price})";
      "refundHint": Plain;
      "refundPicks": Plain;
      "redeemHint": Plain;
      "days": "{count, plural, one {# day} other {# days}}";
      "codesHint": Plain;
      "savedCodes": "{count, plural, one {# code is kept and stays as it is.} other {# codes are kept and stay as they are.}}";
      "changeCodes": Plain;
      "length": "{length, number} of {max, number}";
    };
    "problem": {
      "titleMissing": Plain;
      "priceForm": "Enter a price such as {example}.";
      "dayMissing": Plain;
      "dayFuture": Plain;
      "refundEarly": Plain;
      "redeemEarly": Plain;
      "tooManyCodes": "Enter at most {max} codes.";
      "codeTooLong": "A code has at most {max} characters.";
    };
    "picker": {
      "search": Plain;
      "loading": Plain;
      "failed": Plain;
      "tryAgain": Plain;
      "count": "{count, plural, =0 {No deal matches. Try another word, or write it down by hand.} one {# deal} other {# deals}}";
      "other": Plain;
      "byHand": Plain;
    };
    "export": {
      "title": Plain;
      "close": Plain;
      "text": Plain;
      "without": Plain;
      "withoutNote": Plain;
      "with": Plain;
      "withNote": Plain;
    };
    "import": {
      "title": Plain;
      "close": Plain;
      "cancel": Plain;
      "choose": Plain;
      "safe": Plain;
      "columns": Plain;
      "reading": {
        "currency": "{count, plural, one {Currency of the row that names none} other {Currency of the # rows that name none}}";
        "days": "Dates such as {sample} mean";
        "certainDays": "Dates such as {sample} were read as {date}, as other rows of the file show.";
      };
      "sample": Plain;
      "rules": Plain;
      "working": Plain;
      "otherFile": Plain;
      "run": "{count, plural, =0 {Import} one {Import # purchase} other {Import # purchases}}";
      "before": "{count, plural, =0 {Nothing in this file would be added} one {# purchase will be added} other {# purchases will be added}}";
      "after": "{count, plural, =0 {Nothing was added} one {# purchase was added} other {# purchases were added}}";
      "present": "{count, plural, one {# is in your list already.} other {# are in your list already.}}";
      "leftOut": "{count, plural, one {# row is left out} other {# rows are left out}}";
      "moreProblems": "{count, plural, one {And # more problem.} other {And # more problems.}}";
      "noRoom": "Row {row, number}: your list is full";
      "reason": {
        "missing": "Row {row, number}: {field} is missing";
        "invalid": "Row {row, number}: {field} cannot be read";
        "too_long": "Row {row, number}: {field} is too long";
        "future": "Row {row, number}: {field} is in the future";
        "too_many": "Row {row, number}: {field} has too many entries";
      };
      "problem": {
        "tooLarge": "This file is too large. Files of up to {megabytes} MB can be imported.";
        "unreadable": Plain;
        "encoding": Plain;
        "broken": Plain;
        "columns": Plain;
        "nothing": Plain;
        "tooMany": "This file has more than {max} rows. Split it and import the parts one after the other.";
      };
    };
  };
  "reviews": {
    "title": Plain;
    "count": "{count, plural, one {# review} other {# reviews}}";
    "ofThisDeal": "{count, plural, one {# of them on this deal} other {# of them on this deal}}";
    "average": "{score} out of 5";
    "none": Plain;
    "onlyImported": Plain;
    "stars": "{count, plural, one {# star} other {# stars}}";
    "narrow": Plain;
    "loading": Plain;
    "failed": Plain;
    "again": Plain;
    "sort": Plain;
    "sortBy": {
      "newest": Plain;
      "helpful": Plain;
      "highest": Plain;
      "lowest": Plain;
    };
    "more": Plain;
    "gone": Plain;
    "edited": Plain;
    "bought": Plain;
    "months": "{count, plural, =0 {Used for less than a month} one {Used for # month} other {Used for # months}}";
    "pros": Plain;
    "cons": Plain;
    "helpful": Plain;
    "helpfulOf": "Helpful: the review by {name}";
    "found": "{count, plural, one {# person finds this helpful} other {# people find this helpful}}";
    "voices": {
      "title": Plain;
      "kind": Plain;
      "harsh": Plain;
      "all": Plain;
    };
    "flag": Plain;
    "isFlagged": Plain;
    "flagOf": "Report the review by {name}";
    "flagged": Plain;
    "unflagged": Plain;
    "undo": Plain;
    "length": "{length, number} of {max, number}";
    "close": Plain;
    "cancel": Plain;
    "answer": {
      "by": Plain;
      "write": Plain;
      "edit": Plain;
      "title": Plain;
      "text": Plain;
      "save": Plain;
      "done": Plain;
      "removed": Plain;
      "problem": Plain;
    };
    "own": {
      "title": Plain;
      "invitation": Plain;
      "write": Plain;
      "edit": Plain;
      "delete": Plain;
      "deleted": Plain;
      "removed": "Staff have removed your review: {reason}";
      "signInText": Plain;
      "signIn": Plain;
    };
    "form": {
      "stars": Plain;
      "text": Plain;
      "pros": Plain;
      "cons": Plain;
      "points": "A line each, {lines, number} at most.";
      "plan": Plain;
      "noPlan": Plain;
      "months": Plain;
      "publish": Plain;
      "save": Plain;
      "published": Plain;
      "saved": Plain;
      "bought": Plain;
      "told": "It also tells, as recorded there: {use}";
      "notBought": Plain;
      "keep": Plain;
      "problem": {
        "stars": Plain;
        "text": Plain;
        "points": "Use at most {lines, number} lines of {length, number} characters.";
        "months": "A whole number from 0 to {max, number}.";
      };
    };
  };
  "sidePanel": {
    "title": {
      "chat": Plain;
      "privateChat": Plain;
      "collections": Plain;
      "other": Plain;
    };
    "privateBadge": Plain;
    "privateMode": Plain;
    "notFound": Plain;
    "loading": Plain;
    "close": Plain;
  };
  "vendors": {
    "title": Plain;
    "lead": Plain;
    "none": Plain;
    "newDeal": Plain;
    "newTool": Plain;
    "tools": Plain;
    "submissions": Plain;
    "untitled": Plain;
    "withdraw": Plain;
    "withdrawn": Plain;
    "kind": {
      "deal": Plain;
      "tool": Plain;
    };
    "state": {
      "draft": Plain;
      "submitted": Plain;
      "accepted": Plain;
      "refused": Plain;
      "discarded": Plain;
    };
    "numbers": Plain;
    "deal": Plain;
    "views": Plain;
    "saves": Plain;
    "clicks": Plain;
    "notRunning": Plain;
    "edit": Plain;
    "editOne": "Edit “{title}”";
    "days": "{count, plural, one {# day} other {# days}}";
    "noDays": Plain;
    "ofDay": "{day}: {views, plural, one {# view} other {# views}}, {saves, plural, one {# save} other {# saves}}, {clicks, plural, one {# click} other {# clicks}}";
    "submit": Plain;
    "submitted": Plain;
    "incomplete": Plain;
  };
  "sell": {
    "title": Plain;
    "description": Plain;
    "lead": Plain;
    "stepsTitle": Plain;
    "step1": Plain;
    "step1Text": Plain;
    "step2": Plain;
    "step2Text": Plain;
    "step3": Plain;
    "step3Text": Plain;
    "askTitle": Plain;
    "askVisitor": Plain;
    "signUp": Plain;
    "logIn": Plain;
    "isVendor": Plain;
    "toVendor": Plain;
    "toolName": Plain;
    "toolHint": Plain;
    "website": Plain;
    "websiteHint": Plain;
    "message": Plain;
    "messageHint": Plain;
    "length": "{length, number} of {max, number}";
    "send": Plain;
    "sending": Plain;
    "change": Plain;
    "save": Plain;
    "withdraw": Plain;
    "waitingTitle": Plain;
    "waiting": "Staff will read it and answer to {email}. Until then you can change it or withdraw it.";
    "refusedTitle": Plain;
    "refused": "The reason given: {reason}";
    "accepted": "You can submit deals of “{tool}” now.";
    "wrongToolName": Plain;
    "wrongWebsite": Plain;
    "wrongMessage": Plain;
    "tooMany": Plain;
    "failed": Plain;
    "tryAgain": Plain;
    "withdrawn": Plain;
  };
  "watch": {
    "deal": Plain;
    "tool": Plain;
    "search": Plain;
    "watching": Plain;
    "paused": Plain;
  };
  "watches": {
    "title": {
      "deal": Plain;
      "tool": Plain;
      "search": Plain;
    };
    "lead": {
      "deal": Plain;
      "tool": Plain;
      "search": Plain;
    };
    "name": Plain;
    "nameHint": Plain;
    "wish": Plain;
    "wishHint": Plain;
    "currency": Plain;
    "problem": {
      "missing": Plain;
      "zero": Plain;
      "most": "Enter {most, number} at most.";
    };
    "start": Plain;
    "save": Plain;
    "pause": Plain;
    "resume": Plain;
    "end": Plain;
    "edit": Plain;
    "close": Plain;
    "undo": Plain;
    "pausedNow": Plain;
    "resumed": Plain;
    "ended": "No longer watched: {title}";
    "preview": {
      "title": "In the last {days, number} days";
      "nothing": Plain;
      "met": "It costs {price} already. You are told when it costs less.";
      "there": "There is a deal for {price} already. You are told of others.";
      "more": Plain;
    };
    "kind": {
      "deal": Plain;
      "tool": Plain;
      "search": Plain;
    };
    "page": {
      "title": Plain;
      "lead": Plain;
      "failed": Plain;
      "again": Plain;
      "count": "{count, number} of {most, number}";
      "more": Plain;
      "emptyTitle": Plain;
      "emptyText": Plain;
      "explore": Plain;
      "search": Plain;
      "gone": Plain;
      "wish": "at {price} or less";
      "anyPrice": Plain;
      "over": Plain;
      "now": "now {price}";
      "paused": Plain;
      "told": "last told {date}";
      "notTold": Plain;
      "editOf": "Edit: {title}";
      "pauseOf": "Pause: {title}";
      "resumeOf": "Resume: {title}";
      "endOf": "End: {title}";
    };
  };
  "errors": {
    "invalid_input": Plain;
    "unauthenticated": Plain;
    "wrong_credentials": Plain;
    "defaults_failed": Plain;
    "forbidden": Plain;
    "foreign_origin": Plain;
    "unverified": Plain;
    "not_found": Plain;
    "item_not_found": Plain;
    "method_not_allowed": Plain;
    "item_exists": Plain;
    "collection_full": "This collection is full: it holds at most {collectionItems, number} items.";
    "review_exists": Plain;
    "review_removed": Plain;
    "room_closed": Plain;
    "too_many_webhooks": "A room can have at most {webhooks, number} webhooks. Revoke one first.";
    "too_many_scheduled": "At most {scheduled, number} messages can wait to be sent. Cancel one first.";
    "too_many_reminders": "You can have at most {reminders, number} open reminders. Cancel one first.";
    "too_many_blocked": "You can block at most {blocked, number} people. Unblock one first.";
    "poll_closed": Plain;
    "move_unset": Plain;
    "move_refused": Plain;
    "move_failed": Plain;
    "request_waiting": Plain;
    "silenced": Plain;
    "slow_mode": Plain;
    "too_many_messages": Plain;
    "join_declined": Plain;
    "room_banned": Plain;
    "invitation_declined": Plain;
    "team_deleted": Plain;
    "team_full": "A team can have at most {teamInvitations, number} open invitations and {teamMembers, number} people.";
    "already_in_team": Plain;
    "last_owner": Plain;
    "too_many_rooms": Plain;
    "looks_after_room": Plain;
    "file_empty": Plain;
    "file_too_large": "A file holds at most {fileMegabytes, number} MB.";
    "gone": Plain;
    "picture_unreadable": Plain;
    "quota_reached": Plain;
    "too_many_collections": "You can have at most {collections, number} collections. Delete one first.";
    "default_collection": Plain;
    "id_taken": Plain;
    "handle_taken": Plain;
    "edit_conflict": Plain;
    "feed_exists": Plain;
    "feed_unreadable": Plain;
    "most_would_end": Plain;
    "too_large": Plain;
    "not_json": Plain;
    "too_many_requests": Plain;
    "internal": Plain;
    "unavailable": Plain;
    "offline": Plain;
    "no_answer": Plain;
    "weak_password": Plain;
    "wrong_password": Plain;
    "same_email": Plain;
    "link_invalid": Plain;
    "not_a_picture": Plain;
    "key_invalid": Plain;
    "suspended": Plain;
    "session_required": Plain;
    "scope_required": Plain;
    "last_admin": Plain;
    "role_exists": Plain;
    "role_gone": Plain;
    "role_in_use": Plain;
    "built_in_role": Plain;
    "too_many_keys": "You can have at most {apiKeys, number} API keys. Revoke one first.";
    "purchase_in_future": Plain;
    "too_many_purchases": "You can keep at most {purchases, number} purchases.";
    "too_many_watches": "You can watch at most {watches, number} things. End a watch first.";
    "no_such_account": Plain;
  };
  "toasts": {
    "dismiss": Plain;
  };
  "time": {
    "justNow": Plain;
  };
  "form": {
    "needsScript": Plain;
  };
  "password": {
    "strength": "Strength: {level}.";
    "level": {
      "weak": Plain;
      "fair": Plain;
      "good": Plain;
      "strong": Plain;
    };
    "hint": {
      "common": Plain;
      "word": Plain;
      "name": Plain;
      "personal": Plain;
      "keyboard": Plain;
      "repeat": Plain;
      "sequence": Plain;
      "date": Plain;
      "plain": Plain;
    };
  };
  "reportPerson": {
    "title": "Report ⁨{name}⁩";
    "text": "Staff read your reason. ⁨{name}⁩ is not told.";
    "reason": Plain;
    "reasonHint": Plain;
    "reasonMissing": Plain;
    "submit": Plain;
    "cancel": Plain;
    "close": Plain;
    "done": Plain;
  };
}

/** The parts in which words are fetched. Files of one name in several folders are one part. */
export type Part =
  | "account"
  | "admin"
  | "chat"
  | "collections"
  | "compare"
  | "contact"
  | "core"
  | "deal"
  | "delivery"
  | "demo"
  | "editing"
  | "editorial"
  | "fields"
  | "following"
  | "library"
  | "listings"
  | "mail-choices"
  | "menus"
  | "notifications"
  | "overview"
  | "password"
  | "people"
  | "prices"
  | "profiles"
  | "purchases"
  | "recovery"
  | "save"
  | "sharing"
  | "store"
  | "suggest"
  | "tools"
  | "transfer"
  | "vendors"
  | "watches";
