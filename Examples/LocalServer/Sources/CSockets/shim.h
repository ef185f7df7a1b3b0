// Sockets and epoll(7), whose structures Swift reads only with casts or not at all.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// Returns a socket that listens on a port of the loopback interface, or on a free port for 0; -1 if that fails.
static inline int socket_listen(uint16_t port) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (listener < 0) return -1;
  int yes = 1;
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
      bind(listener, (struct sockaddr *)&address, sizeof address) == 0 && listen(listener, SOMAXCONN) == 0)
    return listener;
  close(listener);
  return -1;
}

static inline uint16_t socket_port(int listener) {
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  return getsockname(listener, (struct sockaddr *)&address, &size) == 0 ? ntohs(address.sin_port) : 0;
}

/// Accepts a connection and writes the address of its client; returns -1 with errno if there is none.
static inline int socket_accept(int listener, uint32_t *client) {
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  int connection = accept4(listener, (struct sockaddr *)&address, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (connection < 0) return connection;
  // Each response is written at once, so that nothing is gained by a wait for more.
  int yes = 1;
  setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  *client = ntohl(address.sin_addr.s_addr);
  return connection;
}

struct utc_time {
  int year, month, day, weekday, hour, minute, second;
};

/// Returns a time in UTC; months and days of the week are numbered from 0.
static inline struct utc_time utc_time(time_t seconds) {
  struct tm parts;
  memset(&parts, 0, sizeof parts);
  gmtime_r(&seconds, &parts);
  struct utc_time time = {parts.tm_year + 1900, parts.tm_mon, parts.tm_mday, parts.tm_wday,
                          parts.tm_hour, parts.tm_min, parts.tm_sec};
  return time;
}

struct socket_event {
  int socket;
  int has_ended;
};

/// Watches a socket for input, reported as long as there is some, or with `once` only when more arrives.
static inline int poller_add(int poller, int socket, int once) {
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  event.events = EPOLLIN | (once ? EPOLLET | EPOLLRDHUP : 0);
  event.data.fd = socket;
  return epoll_ctl(poller, EPOLL_CTL_ADD, socket, &event);
}

/// Watches a socket for input and for room for output, reported when there is more than before.
static inline int poller_add_both(int poller, int socket) {
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  event.events = EPOLLIN | EPOLLOUT | EPOLLET | EPOLLRDHUP;
  event.data.fd = socket;
  return epoll_ctl(poller, EPOLL_CTL_ADD, socket, &event);
}

static inline int poller_remove(int poller, int socket) {
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  return epoll_ctl(poller, EPOLL_CTL_DEL, socket, &event);
}

/// Waits for input on a watched socket; returns whether there is one. `has_ended` is whether no more will arrive.
static inline int poller_wait(int poller, struct socket_event *events, int count, int milliseconds) {
  struct epoll_event found[64];
  int ready = epoll_wait(poller, found, count < 64 ? count : 64, milliseconds);
  for (int index = 0; index < ready; index++) {
    events[index].socket = found[index].data.fd;
    events[index].has_ended = (found[index].events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0;
  }
  return ready;
}
