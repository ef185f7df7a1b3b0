// GNU libmicrohttpd. Swift does not import functions with a variable number of arguments; these functions call them.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

struct daemon_limits {
  unsigned int connections;
  size_t bytes_per_connection;
  unsigned int seconds_idle;
};

/// Starts a thread that answers on the connections of `daemon_add`; returns NULL if that fails.
static inline struct MHD_Daemon *daemon_start(struct daemon_limits limits, MHD_AccessHandlerCallback answer,
                                              MHD_RequestCompletedCallback completed,
                                              MHD_NotifyConnectionCallback notified, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME,
      0, NULL, NULL, answer, context,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.bytes_per_connection,
      MHD_OPTION_CONNECTION_TIMEOUT, limits.seconds_idle,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, notified, context,
      MHD_OPTION_END);
}

/// Passes a connected socket, which belongs to the daemon from now on; it is closed if that fails.
static inline enum MHD_Result daemon_add(struct MHD_Daemon *daemon, int socket, uint32_t address) {
  struct sockaddr_in client;
  memset(&client, 0, sizeof client);
  client.sin_family = AF_INET;
  client.sin_addr.s_addr = htonl(address);
  return MHD_add_connection(daemon, socket, (struct sockaddr *)&client, sizeof client);
}

static inline int connection_socket(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}
