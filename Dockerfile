# The built site behind nginx, with the headers its build wrote. Build the site first:
#   npm run build && docker build --tag site . && docker run --publish 8080:8080 site
FROM nginxinc/nginx-unprivileged:1.29-alpine@sha256:0c79d56aee561a1d81c63f00eee5fb5fe29279560cdc55e91425133104c7fbe6
COPY site/dist/.hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY site/dist /usr/share/nginx/html
