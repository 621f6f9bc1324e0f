/**
 * Names that have capitals, and yet are no words without them. The dictionary holds them in their own case; hasty notes write "eks" and
 * "kaggle" and mean the same.
 */
export const LOWERED = new Set(
  (
    'a100 acpi adb aes afni aix ajax aks alac alsa altera anki apns aprs asan asio atari aur autogen av1 avr avx avx2 avx512 axi ' +
    'ble bpf braintree bwa caffe cdk chainer cifs clippy cloudsql conda cordova coredata creo criu cura cvs darknet dask ' +
    'datahub dmm drf drm duckduckgo dvc ebs ecr egl eigen ejs ethernet ekf eks energia erb evm exim f2fs firefox falco frappe frida frr fsl ft8 gatling ' +
    'gba gcs gdm geth gha ghdl github gmp gsm h100 hdmi hplc hana hedera heimdall hls hmac houdini i2s iis imu itk jax jdk jfr jms jmx jni joplin icmp jpa ' +
    'jsp kaggle keda koha kvm livewire lottie lstm lvm lwc lxde mapillary maui megatron meraki mimir mkl monit moq moveit ' +
    'mips mmc mpi msw nakama nanopore ndk nfc nfs nlb nss ntp nucleo omeka osm paho paxos peft phaser pkce plex pm2 prisma psram ptp ' +
    'pubsub qml rasa rdma rds rfid ros rpi rsa sbt scim scsi sctp sdcc sdio sdl sdl2 sdl3 seurat shap simd spi smb snes sns ' +
    'solaris spyder sse ssis ssrs stryker suse swc swd tanzu tegra tftp timeshift tpm trac trixie typer uart umap uvm uwb ' +
    'uwp vala vfio vitis vlc voron vrml vst vtk vulkan wasi wcf weebly wfs wix wms wpf wrf xdp xen xero xfs xna xsd yolo ' +
    'vga voip vpn wifi z80 zeroconf zuul'
  ).split(' '),
)
