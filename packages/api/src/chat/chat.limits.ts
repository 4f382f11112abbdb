import { errorLimits } from '#kernel/errors.limits.ts';

/** Shared by inputs, services and the screen; no zod here. */
export const roomLimits = {
  textMax: 10_000,
  nameMax: 100,
  /** Messages that opening a room, or one step back, answers. */
  page: 50,
  /** Rooms of one person's list. */
  roomsMax: 200,
  /** Time for which the stream tells of a thread that was opened and is not followed. */
  openThreadHours: 24,
  /** Faces at a message with replies. */
  threadFacesMax: 3,
  /** People whom a reply in a thread is told to; for those who follow it after them it is counted. */
  followersToldMax: 200,
  /** Threads of a page of the followed ones. */
  threadsPage: 20,
  /** Rooms of one person that are looked through for something new. */
  heardMax: 2_000,
  /** People of a direct conversation, the one who begins it among them. */
  directMax: 8,
  /** Requests of a page, and how far they are counted. */
  requestsPage: 20,
  requestsCounted: 100,
  /** Days for which a message can wait to be sent. */
  scheduledDaysMax: 60,
  searchMax: 40,
  /** Threads of a room that are searched with it, those with the newest replies. */
  searchedThreadsMax: 2_000,
  queryMax: 100,
  searchQueryMax: 200,
  timeZoneMax: 64,
  peopleMax: 10,
  /** Last messages of a common room whose authors are named to everybody there. */
  latelyMax: 200,
  /** Common rooms whose authors are suggested for a conversation. */
  latelyRoomsMax: 20,
  /** Letters by which a name of somebody else in a common room is found. */
  nameBeginningMin: 2,
  /** Unread mentions are counted so far. */
  mentionsMax: 100,
  /** Deleted messages that are taken off a room's unread ones. */
  deletedMax: 1_000,
  /** Results of a search for people to write to. */
  contactsMax: 20,
  /** People of a page of all. */
  peoplePage: 50,
  referencesMax: 10,
  /** Versions of a message that its history tells. */
  historyMax: 50,
  filesMax: 20,
  fileNameMax: 200,
  fileBytesMax: errorLimits.fileMegabytes * 1024 * 1024,
  /** Quotas for the files of one member, and of one team. */
  memberFilesMax: errorLimits.memberFiles,
  memberBytesMax: errorLimits.memberMegabytes * 1024 * 1024,
  teamBytesMax: errorLimits.teamGigabytes * 1024 * 1024 * 1024,
  /** Time for which a file without a message is stored. */
  unsentHours: 24,
  /** For what a person may send in ten seconds, a long message counts once more for each of these. */
  longBytes: 4_000,
  slowModeSecondsMax: 6 * 60 * 60,
  communityRoomsMax: 100,
  teamRoomsMax: 50,
  /** Pending join requests that a room's owners are shown, oldest first. */
  askingMax: 50,
  /** Banned people that they are shown. */
  bannedMax: 200,
  /** Days after which a declined user may ask again. */
  askAgainDays: 7,
  reasonMax: 300,
  mutedDaysMax: 30,
  /** Days for which an account is new. */
  newcomerDays: 3,
  reactionsOfOneMessage: 50,
  /** UTF-16 code units of one; the longest emoji there are have about 20. */
  emojiMax: 32,
  pinnedMax: 50,
  webhooksMax: errorLimits.webhooks,
  webhookNameMax: 50,
  webhookUrlMax: 500,
  /** Longer than any toast offers to undo. */
  restoreMinutes: 10,
} as const;

/** Events older than this are deleted: readers who return later reload the rooms. */
export const KEEP_EVENTS_DAYS = 7;

/** Limits of the stream. */
export const streamLimits = {
  heartbeatMs: 15_000,
  /** Interval at which streams are looked through for sessions that have ended by time. */
  endingMs: 500,
  /** Heartbeats between two checks of what a reader may follow, because nothing announces an expiry. */
  recheckEvery: 20,
  /** Interval at which followed rooms are read without an announcement. */
  pollMs: 2_000,
  /** Bytes that may wait for one slow reader before it is cut off and has to resume. */
  waitingBytesMax: 256 * 1024,
  /** In one process. Another one has the oldest end. */
  streamsOfOneUser: 20,
  /** Events of one read. */
  batch: 500,
  /** Events of a room that a reader is sent at once, and most that are replayed to one who missed some; readers who missed more reload the rooms. */
  missedBatch: 100,
  missedMax: 4_000,
  /** Places of readers who missed some that one statement reads. */
  placesOfOneRead: 50,
  /** Time after which a person of a silent process counts as absent, and the interval of its announcements. */
  presentMs: 45_000,
  sayPresentMs: 15_000,
  /** Maximum of people of a room who are announced as present. */
  presentMax: 50,
  /** Minimum time between two typing notices of one person. */
  typingMs: 1_000,
  /** Readers at once whose rooms and missed events are read; the others wait. */
  lookUpsAtOnce: 4,
  /** Users whose rooms one statement looks up. */
  usersOfOneLookUp: 50,
} as const;

/** Sort keys of the tables of moderation; the first is the default. */
export const MUTE_SORTS = ['until', 'since'] as const;
export const ROOM_SORTS = ['name', 'newest'] as const;

/** In an hour; tomorrow, or on the next Monday, at nine by the member's clock. */
export const NAMED_MOMENTS = ['hour', 'tomorrow', 'monday'] as const;
export type NamedMoment = (typeof NAMED_MOMENTS)[number];
