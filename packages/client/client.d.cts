// The types of the module, for those who `require` it: once in the package.
import type * as Module from './client.js' with { 'resolution-mode': 'import' };

export declare const createOncewareClient: typeof Module.createOncewareClient;
export declare const isOncewareError: typeof Module.isOncewareError;
export declare const pagesOf: typeof Module.pagesOf;
export type ChatEvents = Module.ChatEvents;
export type CollectionHead = Module.CollectionHead;
export type CollectionItem = Module.CollectionItem;
export type DealCard = Module.DealCard;
export type DealDetail = Module.DealDetail;
export type ErrorBody = Module.ErrorBody;
export type ErrorKey = Module.ErrorKey;
export type ErrorStatus = Module.ErrorStatus;
export type FollowOptions = Module.FollowOptions;
export type OncewareClient = Module.OncewareClient;
export type OncewareClientOptions = Module.OncewareClientOptions;
export type OncewareError = Module.OncewareError;
export type Purchase = Module.Purchase;
export type RoomMessage = Module.RoomMessage;
export type StreamEvent = Module.StreamEvent;
export type ToolCard = Module.ToolCard;
export type ToolDetail = Module.ToolDetail;
