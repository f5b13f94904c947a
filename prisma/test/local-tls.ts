// Self-signed certificate and key for localhost, for test servers only. Created with: openssl req -x509 -newkey ec
// -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost
export const localCertificate = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUBQhE8vTArdX4CudbEFu4nFUxCFIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzE3MzMyNVoYDzIxMjYxMDMw
MTczMzI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAS4PpmZ3Tfxs0VFlvXO7udK1ncn21SCL8q9pKfX0YbtEtWkkioOq0Tb
FpF6A+gNdOnvxGJNmBc3Nb4SQ6HzJc5Ao2kwZzAdBgNVHQ4EFgQUNQ60nYnMdlEC
C6God5wIYglkFbowHwYDVR0jBBgwFoAUNQ60nYnMdlECC6God5wIYglkFbowDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgS5K8c+Wpcl9txII64Av2fg5WTRz1rOYfz7mphQSeRRMCIQCnb1aX1URf
POWIdv2RmMCMXryxHB6JJ8S85H8NT9l8MA==
-----END CERTIFICATE-----`;

export const localKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeycwRwa1qWKRrkhe
w41buMjep3GVapgfB2s8InvcYFGhRANCAAS4PpmZ3Tfxs0VFlvXO7udK1ncn21SC
L8q9pKfX0YbtEtWkkioOq0TbFpF6A+gNdOnvxGJNmBc3Nb4SQ6HzJc5A
-----END PRIVATE KEY-----`;
