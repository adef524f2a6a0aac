export { callRoute, type CallOf, type RestClientOptions } from './rest-client.js';
export {
  SocketClient,
  type ConnectionState,
  type SocketClientOptions,
  type WebSocketLike,
} from './socket-client.js';
